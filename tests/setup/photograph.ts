import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The position of the lamp in percent from left and top, which every crop must keep. */
const focus = [78, 24];

/** A stand-in for a photograph, a room at night: a lamp on the right, grain, no perfectly sharp edge. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350">
  <radialGradient id="light" cx="78%" cy="24%" r="60%"><stop stop-color="#e8c79a"/><stop offset=".3" stop-color="#8a6a52"/><stop offset="1" stop-color="#262a33"/></radialGradient>
  <rect width="2400" height="1350" fill="url(#light)"/>
  <path d="M0 980L2400 900V1350H0Z" fill="#17191f" opacity=".8"/>
  <path d="M240 420H760V980L240 1000Z" fill="#3d4654"/>
  <path d="M1872 0V240" stroke="#1d1d1d" stroke-width="8"/>
  <circle cx="1872" cy="324" r="130" fill="#ff6a00"/>
</svg>`;

async function taken(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const sheet = { width: 2400, height: 1350, channels: 3, background: '#808080', noise } as const;
  const grain = await sharp({ create: sheet }).png().toBuffer();
  return sharp(Buffer.from(room))
    .blur(1.6)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Places the photograph behind text, beside text, and among drawings. */
export async function hangPhotograph(content: string): Promise<void> {
  const originals = path.join(content, 'media/originals');
  mkdirSync(originals, { recursive: true });
  writeFileSync(path.join(originals, 'room.jpg'), await taken());
  const picture = `{ picture: originals/room, alt: "A room with a lamp", focus: [${focus.join(', ')}] }`;
  const edit = (file: string, ...edits: [RegExp, string][]): void => {
    const place = path.join(content, file);
    const after = edits.reduce((text, [from, to]) => text.replace(from, to), readFileSync(place, 'utf8'));
    writeFileSync(place, after);
  };
  edit('pages/index.yaml', [/poster-hero/, 'cover-hero'], [/\{ picture: posters\/home.*\}/, picture]);
  edit('pages/about.yaml', [/\{ picture: posters\/about.*\}/, picture]);
  edit('stories/first-story.yaml', [/\{ picture: stories\/first,.*\}/, picture]);
  edit('works.yaml', [/\{ picture: works\/2,.*\}/, picture]);
}
