import type { Svg } from '#artwork/draw/index.ts';
import { anjaliVarma } from '#artwork/portraits/clients/anjali-varma.ts';
import { farisKoya } from '#artwork/portraits/clients/faris-koya.ts';
import { harpreetGill } from '#artwork/portraits/clients/harpreet-gill.ts';
import { khalidAlMarzam } from '#artwork/portraits/clients/khalid-al-marzam.ts';
import { lenaHaidar } from '#artwork/portraits/clients/lena-haidar.ts';
import { meeraJoseph } from '#artwork/portraits/clients/meera-joseph.ts';

/**
 * Clients who speak in the clips, in the order of their films. Each is drawn by hand rather than built from the parts
 * of the others' portraits, because they stand side by side and large.
 */
export const clients: readonly { slug: string; draw: () => Svg }[] = [
  { slug: 'anjali-varma', draw: anjaliVarma },
  { slug: 'khalid-al-marzam', draw: khalidAlMarzam },
  { slug: 'meera-joseph', draw: meeraJoseph },
  { slug: 'faris-koya', draw: farisKoya },
  { slug: 'lena-haidar', draw: lenaHaidar },
  { slug: 'harpreet-gill', draw: harpreetGill },
];
