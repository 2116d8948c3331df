import type { Examples } from '../examples.ts';
import { TextLinkContent, textLinkClass } from './link.tsx';

export const examples: Examples = {
  'with the pointer': (
    <a href="#link" className={textLinkClass}>
      <TextLinkContent>All clients</TextLinkContent>
    </a>
  ),
};
