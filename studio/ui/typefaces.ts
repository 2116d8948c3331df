import { typefaces } from 'virtual:typefaces';

// The policy forbids a style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(typefaces);
document.adoptedStyleSheets = [sheet];
