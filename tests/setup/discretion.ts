import { expect } from 'vitest';
import { contact } from './submissions.ts';

interface LogLine {
  level: number;
  event: string;
  code?: string;
}

/** The log lines of an event; fails if any line is not JSON or contains personal data from `contact()`. */
export function logged(lines: readonly string[], event: string): LogLine[] {
  const { name, email, phone, message } = contact();
  for (const written of [name, email, phone, message])
    expect(lines.filter((line) => line.includes(String(written)))).toEqual([]);
  return lines.map((line) => JSON.parse(line) as LogLine).filter((line) => line.event === event);
}
