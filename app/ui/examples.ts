import type { ReactNode } from 'react';

/** A primitive in each of its states, keyed by a description. */
export type Examples = Readonly<Record<string, ReactNode>>;

/** A sample picture as a data URL: a sun over a horizon. */
export function samplePicture(width: number, height: number, alt = '') {
  const horizon = Math.round(height * 0.62);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f0562b"/>` +
    `<circle cx="${width * 0.66}" cy="${horizon}" r="${height * 0.25}" fill="#ffe0a6"/>` +
    `<rect y="${horizon}" width="${width}" height="${height}" fill="#0b3b4a"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    alt,
    width,
    height,
    color: '#f0562b',
    sources: [],
    fallback: { src, width, type: 'image/svg+xml' },
  };
}
