import type { Examples } from '../examples.ts';
import { ShowAll } from './show-all.tsx';

export const examples: Examples = {
  'in narrow windows, after the first of a list': (
    <ul>
      <li>Search audit</li>
      <ShowAll below={1024} label="Show all" of="services" />
      <li>Local search</li>
      <li>Reporting</li>
    </ul>
  ),
};
