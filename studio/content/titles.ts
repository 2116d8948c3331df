import { readBrand } from '#app/content/brand.server.ts';
import path from 'node:path';
import { readRecordFile } from './files.ts';
import { isGroup } from './fresh.ts';
import { recordOf } from './record.ts';

interface Known {
  title: string;
  /** Other search terms for it. */
  also?: string;
  /** A page that shows it. */
  page?: string;
}

/** Titles of files without a title of their own. */
export const known: Readonly<Record<string, Known>> = {
  'pages/index.yaml': { title: 'Home page' },
  'awards.yaml': { title: 'Awards', also: 'prizes won', page: '/awards' },
  'cases.yaml': { title: 'Cases in figures', also: 'results' },
  'clients.yaml': { title: 'Clients and their logos', also: 'customers brands', page: '/clients' },
  'jobs.yaml': { title: 'Jobs: open roles by team', also: 'openings vacancies careers', page: '/career' },
  'people.yaml': { title: 'People: the team', also: 'staff colleagues portraits', page: '/about' },
  'press.yaml': { title: 'Press', also: 'newspapers' },
  'reviews.yaml': { title: 'Reviews: what clients say', also: 'testimonials quotes' },
  'tools.yaml': { title: 'Tools', also: 'platforms' },
  'works.yaml': { title: 'Works', also: 'portfolio projects', page: '/works' },
  'settings/analytics.yaml': { title: 'Counting visits', also: 'analytics statistics' },
  'settings/claims.yaml': { title: 'Claims: figures that pages state', also: 'numbers' },
  'settings/confirmed.yaml': { title: 'What was confirmed as true' },
  'settings/forms.yaml': { title: 'Forms: labels and messages', page: '/contact' },
  'settings/house-facts.yaml': { title: 'Facts that texts quote: prices, terms', also: 'fees costs' },
  'settings/interface.yaml': { title: 'Small words of buttons and notes' },
  'settings/navigation.yaml': { title: 'Navigation: menu and footer', also: 'header links' },
  'settings/redirects.yaml': { title: 'Redirects: old addresses', also: 'moved printed wrong links' },
  'settings/site.yaml': {
    title: 'Offices: opening hours, addresses, phones, chat',
    also: 'closed holidays email whatsapp',
    page: '/contact',
  },
  'settings/templates.yaml': { title: 'Sentences that pages are made of' },
};

/** The title of a file. */
export function titleOf(file: string, record: unknown): string {
  const own = known[file];
  if (own) return own.title;
  const { meta, title, heading } = isGroup(record) ? record : {};
  const names = [isGroup(meta) ? meta['title'] : undefined, title, heading];
  const name = names.find((candidate) => typeof candidate === 'string' && candidate !== '');
  if (typeof name === 'string') return name.replace(` | ${readBrand().name}`, '');
  return path
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
}

/** The title of a file on disk, which may have been deleted. */
export function titleIn(root: string, file: string): string {
  const found = readRecordFile(root, file);
  return found ? titleOf(file, recordOf(file, found.source)) : `${titleOf(file, undefined)} (taken away)`;
}
