import { useState } from 'react';
import { Refused, send } from './api.ts';

type Line = { step?: string; done?: true; failed?: string };

/** Lines of a response as they arrive. */
async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

export interface Progress {
  steps: string[];
  running: boolean;
  failed?: string;
}

export interface Publication {
  progress: Progress | undefined;
  run: (address: string, body: unknown) => Promise<void>;
}

/** Publishing or undoing with its progress, which continues while another tab of the studio is open. */
export function usePublication(): Publication {
  const [progress, setProgress] = useState<Progress>();
  const run = async (address: string, body: unknown): Promise<void> => {
    const steps: string[] = [];
    let failed: string | undefined;
    setProgress({ steps: [], running: true });
    try {
      for await (const line of linesOf(await send('POST', address, body))) {
        if (line.step !== undefined) steps.push(line.step);
        failed = line.failed;
        setProgress({ steps: [...steps], running: true });
      }
    } catch (error) {
      failed =
        error instanceof Refused ? error.message : 'The studio went away. Look here again in a minute.';
    }
    setProgress({ steps, running: false, ...(failed === undefined ? {} : { failed }) });
  };
  return { progress, run };
}
