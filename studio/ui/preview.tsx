import { useEffect, useRef, useState } from 'react';
import type { Choice } from './api.ts';

const widths = [
  { label: 'Computer', width: 1280 },
  { label: 'Tablet', width: 768 },
  { label: 'Phone', width: 390 },
] as const;

interface Props {
  origin: string;
  /** The page that the file generates; any other can be chosen. */
  page: string | undefined;
  pages: readonly Choice[];
  /** Changes with each save. */
  version: string;
  /** On narrow windows it covers the form. */
  over: boolean;
  onBack: () => void;
}

/** The real page as saved, scaled to fit. */
export function Preview({ origin, page, pages, version, over, onBack }: Props) {
  const [chosen, setChosen] = useState(page ?? '/');
  const [ready, setReady] = useState(false);
  const [width, setWidth] = useState<number>(widths[0].width);
  const [room, setRoom] = useState({ width: 640, height: 800 });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <section className="preview" aria-label="The page" data-over={over || undefined}>
      <p className="row">
        {over && (
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <button type="button" autoFocus onClick={onBack}>
            Back
          </button>
        )}
        <label>
          Page
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {!pages.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
            {pages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          As on a
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {widths.map(({ label, width: value }) => (
              <option key={label} value={value}>
                {label.toLowerCase()}
              </option>
            ))}
          </select>
        </label>
        <a href={origin + chosen} target="_blank" rel="noreferrer">
          New tab
        </a>
      </p>
      <div className="window" ref={box}>
        {!ready && <p role="status">Getting the page ready …</p>}
        <iframe
          key={version}
          title="The page as it is saved"
          src={origin + chosen}
          onLoad={() => setReady(true)}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            visibility: ready ? 'visible' : 'hidden',
          }}
        />
      </div>
    </section>
  );
}
