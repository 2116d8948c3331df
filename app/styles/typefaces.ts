import anybody from './fonts/anybody.woff2';
import instrumentSans from './fonts/instrument-sans.woff2';

/**
 * The two typefaces, for a style element of their own, so that a first visit can do without them until it is painted
 * (app/islands/first-paint.js). Their fallbacks, which take the same room, stand in fonts.css.
 */
export const typefaces = [
  `@font-face{font-family:Anybody;src:url(${anybody}) format('woff2');font-weight:700 880;font-stretch:58% 146%;font-display:swap}`,
  `@font-face{font-family:'Instrument Sans';src:url(${instrumentSans}) format('woff2');font-weight:400 700;font-display:swap}`,
].join('');
