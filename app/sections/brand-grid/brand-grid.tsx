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
  /** Places in its row that nobody else takes. */
  spare: number;
}

function Cell({ client, shown, spare }: CellProps) {
  const { picture, sector, city, service, work } = client;
  return (
    <li data-works={work ? '' : undefined} data-spare={spare || undefined}>
      <Picture picture={picture} sizes="200px" className={styles.mark} />
      <p>
        {sector}
        <br />
        {city}
        <br />
        <b>{service}</b>
      </p>
      {work ? (
        <Link href={work.href} className={styles.work}>
          <span>
            {shown}
            <span className="visually-hidden">: {work.heading}</span> <Pointer className={styles.pointer} />
          </span>
          <Picture picture={work.picture} sizes="(width >= 1024px) 18vw, 46vw" className={styles.cover} />
        </Link>
      ) : null}
    </li>
  );
}

/** What the last row of a region lacks: four places to a row, two for a client with a work. */
function spareOf({ clients }: Region): number {
  const places = clients.reduce((sum, { work }) => sum + (work ? 2 : 1), 0);
  return (4 - (places % 4)) % 4;
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
      <div className={styles.regions}>
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
                    <ShowAll below={1024} label={words.showAll} of={region.heading} />
                  ) : null}
                  <Cell
                    client={client}
                    shown={shown}
                    spare={index === region.clients.length - 1 ? spareOf(region) : 0}
                  />
                </Fragment>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
