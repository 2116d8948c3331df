import { mukkamTall, mukkamWide } from '../posters/stories/mukkam-wide.ts';
import { creativeStory } from '../posters/stories/creative.ts';
import { mathiWide } from '../posters/stories/mathi.ts';
import { nangooramWide } from '../posters/stories/nangooram.ts';
import { organicNetra as organicNetraStory } from '../posters/stories/organic-netra.ts';
import { stories } from '../posters/stories/list.ts';
import { seoWide } from '../posters/stories/seo.ts';
import type { Still } from '../still.ts';
import { algate } from './algate.ts';
import { amendDental } from './amend-dental.ts';
import { branding } from './branding.ts';
import { creative } from './creative.ts';
import { digital } from './digital.ts';
import { ferryfar } from './ferryfar.ts';
import { jobDescription } from './job-description.ts';
import { mallOfMukkam } from './mall-of-mukkam.ts';
import { mathi } from './mathi.ts';
import { med7online } from './med7online.ts';
import { nangooram } from './nangooram.ts';
import { organicNetra } from './organic-netra.ts';
import { performance } from './performance.ts';
import { production } from './production.ts';
import { risoDetergents } from './riso-detergents.ts';
import { seo } from './seo.ts';
import { shamaPerfumes } from './shama-perfumes.ts';
import { cover, half, print } from './sheet.ts';
import { socialMedia } from './social-media.ts';
import { webDevelopment } from './web-development.ts';

/** Stories whose first screen is drawn from their text or figures, or has a separate wide composition. */
const drawnThere = new Set([
  'story-algate',
  'story-mathi',
  'story-mall-of-mukkam',
  'story-nangooram',
  'story-performance',
  'story-riso-detergents',
  'story-seo',
]);

/** Horizontal shift of a wide subject, to make space for the heading. */
const aside: Partial<Record<string, number>> = {
  'story-creative': 64,
  'story-social-media': 44,
  'story-organic-netra': 4,
  'story-digital': 24,
};

/** Every drawing of the stories: wide posters, and chapter pictures. */
export const stills: readonly Still[] = [
  ...stories
    .filter(([slug]) => !drawnThere.has(slug))
    .map(([slug, draw]) => cover(slug.replace('story-', ''), draw, aside[slug])),
  print('mall-of-mukkam', 1440, 870, mukkamWide()),
  print('mall-of-mukkam-tall', 780, 870, mukkamTall()),
  cover('mathi', mathiWide),
  cover('nangooram', nangooramWide),
  cover('seo', seoWide),
  half('creative', creativeStory, 226, 256, 520),
  half('organic-netra', organicNetraStory, 200, 215, 420),
  ...algate,
  ...amendDental,
  ...branding,
  ...creative,
  ...digital,
  ...ferryfar,
  ...jobDescription,
  ...mallOfMukkam,
  ...mathi,
  ...med7online,
  ...nangooram,
  ...organicNetra,
  ...performance,
  ...production,
  ...risoDetergents,
  ...seo,
  ...shamaPerfumes,
  ...socialMedia,
  ...webDevelopment,
];
