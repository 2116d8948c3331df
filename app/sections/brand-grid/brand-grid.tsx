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
  span: number;
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
            picture={(span > 4 && work.wide) || work.picture}
            sizes={`(width >= 1024px) ${span === 4 ? 15.8 : 31.6}vw, (width >= 768px) 25vw, 50vw`}
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
 * How much of a row of twelve columns each client takes. Three with a work to show share one, and the last of them
 * whatever is left; the names without one come in even rows of at most four.
 */
function spansOf({ clients }: Region): Map<string, number> {
  const withWork = clients.filter(({ work }) => work);
  const plain = clients.filter(({ work }) => !work);
  const late = withWork.length % 3;
  const rows = Math.ceil(plain.length / 4);
  const rowOf = (at: number): number => Math.floor((at * rows) / plain.length);
  const inRow = (row: number): number => plain.filter((_, at) => rowOf(at) === row).length;
  return new Map([
    ...withWork.map(({ id }, at) => [id, at < withWork.length - late ? 4 : 12 / late] as const),
    ...plain.map(({ id }, at) => [id, 12 / inRow(rowOf(at))] as const),
  ]);
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
                <Cell client={client} shown={shown} span={spansOf(region).get(client.id) ?? 4} />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
