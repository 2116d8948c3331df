/** Signs used as marks of fictional clients, each 44 × 44 units. */
export const signs = [
  'M22 0a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  'M0 0h44v44H0z',
  'M0 44V0a44 44 0 0 1 44 44z',
  'M0 44a22 22 0 0 1 44 0zM0 22a22 22 0 0 1 44 0z',
  'M0 0h18v44H0zM26 0h18v44H26z',
  'M22 0 44 44H0z',
] as const;

export function sign(at: number, x: number, y: number, size: number, fill: string): string {
  return `<path fill="${fill}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 44).toFixed(3)})" d="${signs[at % signs.length]}"/>`;
}
