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
type Client = Region['clients'][number];

/** Squares in a row. A name takes one, a name with its work two. */
const perRow = 6;

interface Placed {
  client: Client;
  span: number;
}

interface CellProps extends Placed {
  shown: string;
}

function Cell({ client, shown, span }: CellProps) {
  const { picture, sector, city, service, work } = client;
  return (
    <li data-works={work ? '' : undefined} data-span={span}>
      <div className={styles.cell}>
        <Picture picture={picture} sizes="200px" className={styles.mark} />
        <p>
          {sector}, {city}
          <Link href={service.href} className={styles.service}>
            {service.title}
          </Link>
        </p>
      </div>
      {work ? (
        <Link href={work.href} className={`${styles.work} zooms`}>
          <Picture
            picture={(span > 2 && work.wide) || work.picture}
            sizes={`(width >= 1024px) ${Math.round((100 * (span - 1)) / perRow)}vw, (width >= 768px) 25vw, 50vw`}
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

/**
 * The clients of a region in the order of its board, works and names mixed in every row. Squares that would be left over
 * widen the last work of a row, or its last name; names close one row and open the next.
 */
function boardOf({ clients }: Region): Placed[] {
  const works = clients.filter(({ work }) => work);
  const names = clients.filter(({ work }) => !work);
  const count = Math.ceil((2 * works.length + names.length) / perRow);
  const rows = Array.from({ length: count }, (_, row) => ({
    works: works.slice(
      Math.ceil((row * works.length) / count),
      Math.ceil(((row + 1) * works.length) / count),
    ),
    spare: 0,
  }));
  const roomOf = (row: (typeof rows)[number]): number => perRow - 2 * row.works.length - row.spare;
  for (let spare = count * perRow - 2 * works.length - names.length; spare > 0; spare -= 1) {
    const roomy = rows.filter((row) => roomOf(row) > 0).toSorted((a, b) => a.spare - b.spare);
    if (roomy[0]) roomy[0].spare += 1;
  }
  let named = 0;
  return rows.flatMap((row, index) => {
    const from = named;
    named += roomOf(row);
    const large = row.works.map((client, at) => ({
      client,
      span: 2 + (at === row.works.length - 1 ? row.spare : 0),
    }));
    const small = names.slice(from, named).map((client, at, all) => ({
      client,
      span: 1 + (large.length === 0 && at === all.length - 1 ? row.spare : 0),
    }));
    return index % 2 ? [...small, ...large] : [...large, ...small];
  });
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
            {boardOf(region).map(({ client, span }, index) => (
              <Fragment key={client.id}>
                {index === firstOf(regions, region) ? (
                  <ShowAll
                    below={1024}
                    label={`${words.showAll} ${region.clients.length}`}
                    of={region.heading}
                  />
                ) : null}
                <Cell client={client} shown={shown} span={span} />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
