import type { Poster } from '../poster.ts';
import { algate } from './algate.ts';
import { amendDental } from './amend-dental.ts';
import { brandingStory } from './branding.ts';
import { creativeStory } from './creative.ts';
import { digitalStory } from './digital.ts';
import { ferryfar } from './ferryfar.ts';
import { mallOfMukkam } from './mall-of-mukkam.ts';
import { mathi } from './mathi.ts';
import { med7online } from './med7online.ts';
import { nangooram } from './nangooram.ts';
import { organicNetra } from './organic-netra.ts';
import { performanceStory } from './performance.ts';
import { productionStory } from './production.ts';
import { risoDetergents } from './riso-detergents.ts';
import { seoStory } from './seo.ts';
import { shamaPerfumes } from './shama-perfumes.ts';
import { socialMediaStory } from './social-media.ts';
import { webDevelopmentStory } from './web-development.ts';

/** Case stories of the services and the clients. */
export const stories: readonly Poster[] = [
  ['story-branding', brandingStory],
  ['story-web-development', webDevelopmentStory],
  ['story-creative', creativeStory],
  ['story-digital', digitalStory],
  ['story-performance', performanceStory],
  ['story-mathi', mathi],
  ['story-ferryfar', ferryfar],
  ['story-nangooram', nangooram],
  ['story-shama-perfumes', shamaPerfumes],
  ['story-med7online', med7online],
  ['story-algate', algate],
  ['story-amend-dental', amendDental],
  ['story-riso-detergents', risoDetergents],
  ['story-mall-of-mukkam', mallOfMukkam],
  ['story-organic-netra', organicNetra],
  ['story-production', productionStory],
  ['story-seo', seoStory],
  ['story-social-media', socialMediaStory],
];
