import { useEffect, useRef, useState } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './office-map.module.css';

/** Distance from the viewport at which the map starts to load. */
const near = '300px';

/** Whether an element has come near the viewport; stays true. */
function useNear(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: near },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}

/** The map is a frame of a third party: not loaded before it is near, and never the only way to the address. */
export default function OfficeMap({ heading, offices }: SectionProps<'office-map'>) {
  const { map } = useSite().words;
  const [chosen, setChosen] = useState(0);
  const [element, isNear] = useNear();
  const office = offices[chosen] ?? offices[0];
  if (!office) return null;
  return (
    <section className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <div ref={element} className={styles.map}>
        <p>{map.loading}</p>
        {isNear ? (
          <iframe
            key={office.id}
            src={office.mapFrame}
            title={map.title.replace('{place}', office.name)}
            loading="lazy"
            referrerPolicy="no-referrer"
            height="450"
          />
        ) : null}
      </div>
      <div className={styles.card}>
        {offices.length > 1 ? (
          <div role="group" aria-label={map.choose} className={styles.choice}>
            {offices.map(({ id, name }, index) => (
              <button key={id} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                {name}
              </button>
            ))}
          </div>
        ) : null}
        <address>
          {office.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <TextLink href={office.mapHref} more={office.name}>
          {map.open}
        </TextLink>
      </div>
    </section>
  );
}
