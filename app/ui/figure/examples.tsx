import type { Examples } from '../examples.ts';
import { Figures } from './figure.tsx';

const figures = [
  { figure: '500+', label: 'Clients', scope: 'in all services, since 2020' },
  { figure: '3–6', label: 'Months to first results', scope: 'usual for a new project' },
  { figure: '360°', label: 'Paid platforms', scope: 'search, social, shopping and video' },
];

export const examples: Examples = {
  'on paper': <Figures figures={figures} />,
  'on ink': (
    <div className="on-ink">
      <Figures figures={figures} />
    </div>
  ),
};
