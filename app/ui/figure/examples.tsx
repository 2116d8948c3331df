import type { Examples } from '../examples.ts';
import { Figures } from './figure.tsx';

const figures = [
  { figure: '500+', label: 'Clients' },
  { figure: '3–6', label: 'Months to first results' },
  { figure: '360°', label: 'Paid platforms' },
];

export const examples: Examples = {
  'on paper': <Figures figures={figures} />,
  'on ink': (
    <div className="on-ink">
      <Figures figures={figures} />
    </div>
  ),
};
