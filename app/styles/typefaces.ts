import anekDevanagari from './fonts/anek-devanagari.woff2';
import anekMalayalam from './fonts/anek-malayalam.woff2';
import anybody from './fonts/anybody.woff2';
import instrumentSans from './fonts/instrument-sans.woff2';
import reemKufi from './fonts/reem-kufi.woff2';

/**
 * The typefaces, for a style element of their own, so that a first visit can do without them until it is painted
 * (app/islands/first-paint.js). Their fallbacks, which take the same room, stand in fonts.css.
 * Those of Malayalam, Arabic and Hindi are fetched only by pages that show such letters.
 */
export const typefaces = [
  `@font-face{font-family:Anybody;src:url(${anybody}) format('woff2');font-weight:700 880;font-stretch:58% 146%;font-display:swap}`,
  `@font-face{font-family:'Instrument Sans';src:url(${instrumentSans}) format('woff2');font-weight:400 700;font-display:swap}`,
  `@font-face{font-family:'Anek Malayalam';src:url(${anekMalayalam}) format('woff2');font-weight:500 800;font-display:swap;unicode-range:U+D00-D7F,U+200C-200D}`,
  `@font-face{font-family:'Anek Devanagari';src:url(${anekDevanagari}) format('woff2');font-weight:700;font-display:swap;unicode-range:U+900-97F}`,
  `@font-face{font-family:'Reem Kufi';src:url(${reemKufi}) format('woff2');font-weight:500 700;font-display:swap;unicode-range:U+600-6FF}`,
].join('');
