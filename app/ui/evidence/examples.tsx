import type { Examples } from '../examples.ts';
import { Evidence } from './evidence.tsx';

export const examples: Examples = {
  'a work': (
    <Evidence
      who="Nila Resorts. Resorts"
      what="SEO, Kerala, 2023"
      result="Clicks: 210 to 1,570 a month, in four months"
    />
  ),
  'a study': <Evidence who="Study. Perfumes" what="Branding & Creative, Kerala, 2024" />,
};
