import type { Poster } from '../poster.ts';
import { content } from './content.ts';
import { conversion } from './conversion.ts';
import { offPage } from './off-page.ts';
import { onPage } from './on-page.ts';
import { technical } from './technical.ts';
import { uiUx } from './ui-ux.ts';

/** The six panels of the SEO toolkit, in their order on the page. */
export const toolkit: readonly Poster[] = [
  ['toolkit-on-page', onPage],
  ['toolkit-off-page', offPage],
  ['toolkit-technical', technical],
  ['toolkit-ui-ux', uiUx],
  ['toolkit-conversion', conversion],
  ['toolkit-content', content],
];
