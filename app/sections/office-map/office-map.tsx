import { useState } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { MapFrame } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './office-map.module.css';

/** The map of one office at a time, with a switch where there are several. */
export default function OfficeMap({ heading, offices }: SectionProps<'office-map'>) {
  const { map } = useSite().words;
  const [chosen, setChosen] = useState(0);
  const office = offices[chosen] ?? offices[0];
  if (!office) return null;
  return (
    <section className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <MapFrame
        src={office.mapFrame}
        title={map.title.replace('{place}', office.name)}
        plan={office.plan}
        loading={map.loading}
      />
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
