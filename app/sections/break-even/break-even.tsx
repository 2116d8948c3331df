import { useId } from 'react';
import { Link, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import book from './book.module.css';
import styles from './break-even.module.css';
import halves from './halves.module.css';
import Sliders from './sliders.island.tsx';
import sum from './sliders.module.css';

/** The result of a work, as the page's largest words, beside its advert. */
function Proof({ proof, picture }: Pick<SectionProps<'break-even'>, 'proof' | 'picture'>) {
  const { heading, evidence, href, listed } = proof;
  const { result, figure, who, what } = evidence;
  return (
    <div className={`${styles.proof} on-ink`}>
      <div className="wrap">
        {result && figure ? <Result result={result} figure={figure} /> : null}
        <p>
          <Link href={href ?? listed}>{heading}</Link>. {who}. {what}
        </p>
      </div>
      <Picture picture={picture} sizes="(width >= 768px) 30vw, 36vw" className={styles.picture} />
    </div>
  );
}

export default function BreakEven(props: SectionProps<'break-even'>) {
  const { type: _type, contents, heading, text, chat, buys, proof, picture, ...figures } = props;
  return (
    <section
      className={`${styles.section} ${book.account} ${halves.account} band-start slim on-sun`}
      id="break-even"
    >
      <Contents contents={contents} />
      <div className="wrap">
        <div className={`${styles.head} ends`}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Island name="sliders" component={Sliders} props={{ id: useId(), ...figures }}>
          <TextLink href={useSite().chat.href} label={chat} />
        </Island>
      </div>
      <div className={`${sum.crest} ${styles.water} on-tide`}>
        <div className={`wrap ${styles.buys}`}>
          <h3>{buys.heading}</h3>
          <ul>
            {buys.items.map((item) => (
              <li key={item.text}>
                <b>{item.figure}</b> <span>{item.text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Proof proof={proof} picture={picture} />
      </div>
    </section>
  );
}
