import type { Examples } from '../examples.ts';
import { tabs as tabsOf } from './tabs.ts';

const tools = [
  { name: 'On-Page SEO', text: 'Words and structure of each page.' },
  { name: 'Off-Page SEO', text: 'Who links here, and why.' },
  { name: 'Technical SEO', text: 'What crawlers meet.' },
];

function Toolkit({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  const tabs = tabsOf(`toolkit-${orientation}`, orientation);
  return (
    <>
      <div {...tabs.list('Toolkit')} className={tabs.listClass}>
        {tools.map(({ name }, index) => (
          <button key={name} {...tabs.tab(index)}>
            {name}
          </button>
        ))}
      </div>
      {tools.map(({ name, text }, index) => (
        <div key={name} {...tabs.panel(index)}>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}

export const examples: Examples = {
  'side by side': <Toolkit orientation="horizontal" />,
  'one below the other': <Toolkit orientation="vertical" />,
};
