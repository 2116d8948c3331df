import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A service that verifies tokens like reCAPTCHA. */
export interface VerificationService {
  url: string;
  /** The requests, in order. */
  asked: Record<string, string>[];
  /** Sets the response. */
  answerWith: (respond: (response: ServerResponse) => void) => void;
}

/** Responds with a verdict, in the format of https://developers.google.com/recaptcha/docs/verify. */
export const verdict =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Starts one that accepts every token. */
export async function startVerificationService(): Promise<VerificationService> {
  const asked: Record<string, string>[] = [];
  let respond: (response: ServerResponse) => void = verdict({ success: true });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
    respond(response);
  }
  const service = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/siteverify`, asked, answerWith: (next) => (respond = next) };
}
