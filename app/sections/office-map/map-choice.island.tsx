import { Children, type ReactNode, useState } from 'react';
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
  /** Lists all addresses, each of which shows its map when pressed. */
  all?: true | undefined;
  /** The drawn plan of each office. */
  children: ReactNode;
}

/** The map of one office at a time, with a switch if there are several. */
export default function MapChoice({ offices, words, all, children }: MapChoiceProps) {
  const [chosen, setChosen] = useState(0);
  const office = offices[chosen] ?? offices[0];
  if (!office) return null;
  const several = offices.length > 1;
  const addressOf = ({ address, mapHref, name }: Office): ReactNode => (
    <>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <NewTabWords value={words.opensInNewTab}>
        <TextLink href={mapHref} more={name}>
          {words.open}
        </TextLink>
      </NewTabWords>
    </>
  );
  const switchTo = ({ id, name }: Office, index: number): ReactNode => (
    <button key={id} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
      {name}
    </button>
  );
  return (
    <>
      <MapFrame plan={Children.toArray(children)[chosen]}>
        <MapServiceFrame
          src={office.mapFrame}
          title={words.title.replace('{place}', office.name)}
          loading={words.loading}
        />
      </MapFrame>
      {all ? (
        <ul aria-label={words.choose}>
          {offices.map((each, index) => (
            <li key={each.id}>
              <b>{several ? switchTo(each, index) : each.name}</b>
              {addressOf(each)}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.card}>
          {several ? (
            <div role="group" aria-label={words.choose} className={styles.choice}>
              {offices.map(switchTo)}
            </div>
          ) : null}
          {addressOf(office)}
        </div>
      )}
    </>
  );
}
