import { useId } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './break-even.module.css';
import Sliders from './sliders.island.tsx';

export default function BreakEven(props: SectionProps<'break-even'>) {
  const { type: _type, heading, text, chat, ...sum } = props;
  return (
    <section className="band slim on-paper">
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Island name="sliders" component={Sliders} props={{ id: useId(), ...sum }}>
          <TextLink href={useSite().chat.href} label={chat} />
        </Island>
      </div>
    </section>
  );
}
