import { Fragment } from 'react';
import { ActionLink, Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './brand-grid.module.css';

/** Clients shown initially on small screens. */
const stacked = 13;

/** Clients with work on a large board, and then on a smaller one, in each region; the others stand in the list. */
const boards = { large: 2, small: 3 };

type Region = SectionProps<'brand-grid'>['regions'][number];
type Client = Region['clients'][number];

/** A link to a client's work: its first result, else what it is. */
function Proof({ href, description, change }: NonNullable<Client['work']>) {
  return (
    <Link href={href} className={styles.work}>
      {change ? `${change.metric} ${change.to} ${change.rest}` : description}{' '}
      <Pointer className={styles.pointer} />
    </Link>
  );
}

interface CellProps {
  client: Client;
  /** Number of its service in the choice above. */
  number: number;
  /** Size of its board, if it has one. */
  board: 'large' | 'small' | undefined;
}

/** A client: on a board in its service's colour with a picture of the work, or in the list. */
function Cell({ client: { picture, sector, city, service, work }, number, board }: CellProps) {
  return (
    <li
      data-works={work ? '' : undefined}
      data-board={board}
      data-service={number}
      data-ground={service.sign}
    >
      {work && board ? (
        <Picture
          picture={work.picture}
          sizes={board === 'large' ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 34vw, 55vw'}
          className={styles.shown}
        />
      ) : null}
      <Picture picture={picture} sizes="300px" className={styles.mark} />
      <div>
        {work ? <Proof {...work} /> : null}
        <p>
          {sector}, {city}
        </p>
        <span className={styles.service}>
          <Link href={service.href}>{service.title}</Link>
        </span>
      </div>
    </li>
  );
}

/** The board of a client, from its place among those with work. */
function boardOf({ work }: Client, index: number): CellProps['board'] {
  if (!work || index >= boards.large + boards.small) return undefined;
  return index < boards.large ? 'large' : 'small';
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

export default function BrandGrid({ heading, choose, everyone, regions, free }: SectionProps<'brand-grid'>) {
  const { words } = useSite();
  const clients = regions.flatMap((region) => region.clients);
  const signs = signsOf(clients);
  const numberOf = ({ service }: Client): number =>
    signs.findIndex(({ title }) => title === service.title) + 1;
  return (
    <section className={`band-start on-paper ${styles.section}`}>
      <h2 className={styles.heading}>{heading}</h2>
      {/* Radio buttons that only styles read, so they work without script. */}
      <fieldset className={`${styles.key} on-screen`}>
        <legend>{choose}</legend>
        {[{ title: everyone, sign: undefined, count: clients.length }, ...signs].map(
          ({ title, sign, count }, number) => (
            <label key={title} data-ground={sign} data-count={count}>
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
          {/* Rows of three or four, whichever leaves none open. */}
          <ul data-rows={region.clients.filter(({ work }) => !work).length % 3 ? 4 : 3}>
            {region.clients
              .toSorted(
                (a, b) => Number(!a.work) - Number(!b.work) || (a.work ? 0 : numberOf(a) - numberOf(b)),
              )
              .map((client, index) => (
                <Fragment key={client.id}>
                  {index === firstOf(regions, region) ? (
                    <ShowAll
                      below={1024}
                      label={`${words.showAll} ${region.clients.length}`}
                      of={region.heading}
                    />
                  ) : null}
                  <Cell client={client} board={boardOf(client, index)} number={numberOf(client)} />
                </Fragment>
              ))}
          </ul>
        </div>
      ))}
      {free ? (
        <div className={`${styles.free} on-ink`}>
          <b>{free.name}</b>
          <p>{free.text}</p>
          <ActionLink {...free.action} tone="sun" />
        </div>
      ) : null}
    </section>
  );
}
