import type { Content } from '#app/content/collections.ts';
import { listPages, type PageEntry } from '#app/pages/list.ts';
import type { Sources } from '#app/content/resolve.server.ts';
import { absolute, siteUrl } from '#app/seo/address.ts';

type Kind = 'main' | 'places' | PageEntry['collection'];

/** Headings, in order. They are structure, not copy: no visitor sees them. */
const headings: readonly (readonly [Kind, string])[] = [
  ['main', 'Main pages'],
  ['services', 'Services'],
  ['places', 'Services by place'],
  ['stories', 'Case studies'],
  ['articles', 'Articles'],
  ['legal', 'Optional'],
];

function kindOf({ collection, key }: PageEntry, content: Content): Kind {
  if (collection !== 'pages') return collection;
  return content.pages.get(key)?.landing ? 'places' : 'main';
}

function office({ name, address, phone, email }: Content['site']['offices'][number]): string {
  return `- ${name}: ${address.street}, ${address.locality}, ${address.country}. Telephone ${phone}, email ${email}`;
}

/** llms.txt (https://llmstxt.org): the agency, its contact details, and a list of pages. */
export function llmsText({ content }: Sources): string {
  const { site, brand } = content;
  const url = siteUrl(site);
  const pages = listPages(content).filter(({ indexed, linked }) => indexed && linked);
  const line = ({ path, title, description }: PageEntry): string =>
    `- [${title.replace(` | ${brand.name}`, '')}](${absolute(path, url)}): ${description}`;
  const lists = headings.flatMap(([kind, heading]) => {
    const lines = pages.filter((page) => kindOf(page, content) === kind).map(line);
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}`];
  });
  return `# ${brand.name}

> ${site.description}

${site.offices.map(office).join('\n')}

${lists.join('\n\n')}
`;
}
