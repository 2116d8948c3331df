import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './read-more.module.css';
import { isStairs } from './stairs.ts';

type Body = SectionProps<'read-more'>['open'];

/** Text, benefits and a process, if present. */
function Parts({ text, benefits, process, id }: Body & { id?: string | undefined }) {
  return (
    <>
      {text ? (
        <div className={styles.text}>
          <Prose blocks={text} Link={Link} />
        </div>
      ) : null}
      {benefits ? (
        <div className={styles.list}>
          {benefits.heading ? <h3>{benefits.heading}</h3> : null}
          {/* On phones the list scrolls sideways, so it must be focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul tabIndex={0}>
            {benefits.items.map((item) => (
              <li key={item.title}>
                <b>{item.title}</b>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {process ? (
        <div id={id} className={styles.list}>
          <h3>{process.heading}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ol tabIndex={0}>
            {process.steps.map((step) => (
              <li key={step.title}>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

/** Opens once: the button is removed, and focus moves to the revealed part. Without script everything is open. */
export default function ReadMore({ heading, open, more, locations }: SectionProps<'read-more'>) {
  const { words } = useSite();
  const id = useId();
  // Text fits beside the questions; lists that are always open take the full width.
  const wide = open.benefits ?? open.process;
  const stairs = isStairs({ more });
  const beside = stairs ? styles.stairs : 'half-end';
  return (
    <section className={`${styles.section} ${wide ? styles.wide : beside} band slim on-sand`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={styles.open}>
          <Parts {...open} />
        </div>
        <div id={id} tabIndex={-1} className={styles.more} data-state="closed">
          <Parts {...more} id={stairs ? 'process' : undefined} />
        </div>
        <Expander
          controls={id}
          more={words.readMore.more}
          className={styles.button}
          pointerClass={styles.pointer}
        />
        {locations ? (
          <div className={styles.locations}>
            <h3>{locations.heading}</h3>
            <ul>
              {locations.links.map(({ label, more: rest, href }) => (
                <li key={href}>
                  <Link href={href} more={rest}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
