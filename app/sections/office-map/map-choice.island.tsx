import { Children, type ReactNode, useState } from 'react';
import { fillIn } from '#app/content/fill-in.ts';
import { NewTabWords, TextLink } from '#app/links/link.tsx';
import MapServiceFrame from '#app/ui/map-frame/frame.island.tsx';
import { MapFrame } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './maps.module.css';

type Office = Pick<
  SectionProps<'office-map'>['offices'][number],
  'id' | 'name' | 'address' | 'mapFrame' | 'mapHref'
>;

interface MapChoiceProps {
  offices: readonly Office[];
  words: { title: string; loading: string; choose: string; open: string; opensInNewTab: string };
  /** The drawn plan of each office. */
  children: ReactNode;
}

/** The map of one office at a time, with a switch if there are several. */
export default function MapChoice({ offices, words, children }: MapChoiceProps) {
  const [chosen, setChosen] = useState(0);
  const office = offices[chosen] ?? offices[0];
  if (!office) return null;
  return (
    <>
      <MapFrame plan={Children.toArray(children)[chosen]}>
        <MapServiceFrame
          src={office.mapFrame}
          title={fillIn(words.title, { place: office.name })}
          loading={words.loading}
        />
      </MapFrame>
      <div className={styles.card}>
        {offices.length > 1 ? (
          <div role="group" aria-label={words.choose} className={styles.choice}>
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
        <NewTabWords value={words.opensInNewTab}>
          <TextLink href={office.mapHref} more={office.name}>
            {words.open}
          </TextLink>
        </NewTabWords>
      </div>
    </>
  );
}
