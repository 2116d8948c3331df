import { Fragment } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-grid.module.css';

/** Brands that small screens show before the others are asked for, one below the other. */
const stacked = 13;

type Region = SectionProps<'brand-grid'>['regions'][number];

interface CellProps {
  client: Region['clients'][number];
  shown: string;
  isWide: boolean;
}

function Cell({ client, shown, isWide }: CellProps) {
  const { picture, sector, city, service, work } = client;
  return (
    <li data-works={work ? '' : undefined} data-wide={isWide || undefined}>
      <div className={styles.cell}>
        <Picture picture={picture} sizes="200px" className={styles.mark} />
        <p>
          {sector}, {city}
          <b>{service}</b>
        </p>
      </div>
      {work ? (
        <Link href={work.href} className={styles.work}>
          <Picture
            picture={work.picture}
            sizes="(width >= 1024px) 17vw, (width >= 768px) 25vw, 50vw"
            className={styles.cover}
          />
          <span>
            {shown}
            <span className="visually-hidden">: {work.heading}</span> <Pointer className={styles.pointer} />
          </span>
        </Link>
      ) : null}
    </li>
  );
}

/** A client with a work has two of six squares in a row; so have as many of the last without one as fill the rows. */
function wideOf({ clients }: Region): Region['clients'] {
  const plain = clients.filter(({ work }) => !work);
  const squares = 2 * clients.length - plain.length;
  return plain.toReversed().slice(0, (6 - (squares % 6)) % 6);
}

/** Each region's part of the brands that a small screen begins with. */
function firstOf(regions: readonly Region[], region: Region): number {
  const all = regions.reduce((sum, { clients }) => sum + clients.length, 0);
  return Math.max(1, Math.round((Math.min(stacked, all) * region.clients.length) / all));
}

export default function BrandGrid({ heading, shown, regions }: SectionProps<'brand-grid'>) {
  const { words } = useSite();
  return (
    <section>
      <h2 className="visually-hidden">{heading}</h2>
      {regions.map((region) => (
        <div key={region.heading} className={styles.region}>
          <header>
            <h3>{region.heading}</h3>
            {region.name ? (
              <p lang={region.name.language} dir="auto">
                {region.name.text}
              </p>
            ) : null}
            <b>{region.clients.length}</b>
          </header>
          <ul>
            {region.clients.map((client, index) => (
              <Fragment key={client.id}>
                {index === firstOf(regions, region) ? (
                  <ShowAll
                    below={1024}
                    label={`${words.showAll} ${region.clients.length}`}
                    of={region.heading}
                  />
                ) : null}
                <Cell client={client} shown={shown} isWide={wideOf(region).includes(client)} />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
