import { Fragment } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-grid.module.css';

/** Clients shown initially on small screens, where they stack. */
const stacked = 13;

type Region = SectionProps<'brand-grid'>['regions'][number];
type Client = Region['clients'][number];

interface CellProps {
  client: Client;
  shown: string;
  /** Number of its service in the choice above the wall. */
  number: number;
}

/** A board in the colour of the client's first service, as wide as its logo needs. */
function Cell({ client: { picture, sector, city, service, work }, shown, number }: CellProps) {
  return (
    <li
      data-works={work ? '' : undefined}
      data-ground={service.sign}
      data-service={number}
      data-wide={picture.width}
    >
      <Picture picture={picture} sizes="300px" className={styles.mark} />
      <p>
        {sector}, {city}
        <Link href={service.href} className={styles.service}>
          {service.title}
        </Link>
      </p>
      {work ? (
        <Link href={work.href} className={styles.work}>
          {shown}
          <span className="visually-hidden">: {work.heading}</span> <Pointer className={styles.pointer} />
        </Link>
      ) : null}
    </li>
  );
}

/** A region's share of the clients shown initially on small screens. */
function firstOf(regions: readonly Region[], region: Region): number {
  const all = regions.reduce((sum, { clients }) => sum + clients.length, 0);
  return Math.max(1, Math.round((Math.min(stacked, all) * region.clients.length) / all));
}

/** The services by number of clients, the most frequent first. */
function signsOf(clients: readonly Client[]): { title: string; sign: string; count: number }[] {
  const signs = new Map(clients.map(({ service }) => [service.title, service.sign]));
  return [...signs]
    .map(([title, sign]) => ({
      title,
      sign,
      count: clients.filter(({ service }) => service.title === title).length,
    }))
    .toSorted((a, b) => b.count - a.count);
}

export default function BrandGrid({ heading, choose, everyone, shown, regions }: SectionProps<'brand-grid'>) {
  const { words } = useSite();
  const clients = regions.flatMap((region) => region.clients);
  const signs = signsOf(clients);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {/* Radio buttons that only styles read, so they work without script. */}
      <fieldset className={`${styles.key} on-screen`}>
        <legend className="visually-hidden">{choose}</legend>
        {[{ title: everyone, sign: undefined, count: clients.length }, ...signs].map(
          ({ title, sign, count }, number) => (
            <label key={title} data-ground={sign} data-count={count} data-service={number || undefined}>
              <input type="radio" name="service" value={number || ''} defaultChecked={number === 0} />
              <b>{count}</b> {title}
            </label>
          ),
        )}
      </fieldset>
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
                <Cell
                  client={client}
                  shown={shown}
                  number={signs.findIndex(({ title }) => title === client.service.title) + 1}
                />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
