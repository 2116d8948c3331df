import { useEffect, useState } from 'react';

/** Today's date in an office's format and time zone; empty without script. */
export default function PostmarkDay({ timeZone, language }: { timeZone: string; language: string }) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const written = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date());
    const update = (): void =>
      setLines([written({ day: 'numeric', month: 'short' }), written({ year: 'numeric' })]);
    update();
  }, [timeZone, language]);
  return lines.map((line, index) => (
    <text key={line} y={index === 0 ? 2 : 24} data-line={index}>
      {line}
    </text>
  ));
}
