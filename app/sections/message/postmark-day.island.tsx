import { useState } from 'react';
import { useScripted } from '#app/ui/island/use-scripted.ts';

/** Today's date in an office's format and time zone; empty without script. */
export default function PostmarkDay({ timeZone, language }: { timeZone: string; language: string }) {
  const [now] = useState(() => new Date());
  const written = (options: Intl.DateTimeFormatOptions): string =>
    now.toLocaleDateString(language, { ...options, timeZone });
  const lines = [written({ day: 'numeric', month: 'short' }), written({ year: 'numeric' })];
  if (!useScripted()) return null;
  return lines.map((line, index) => (
    <text key={line} y={index === 0 ? 2 : 24} data-line={index}>
      {line}
    </text>
  ));
}
