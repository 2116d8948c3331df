import { isAddress, serviceFilm } from '../film.ts';
import { lists } from '../lists.ts';
import { originalKey } from '../media.ts';
import type { Content } from '../collections.ts';
import type { Complaint } from '../problem.ts';
import { parseProse } from '../prose.ts';
import { recordsOf } from '../records.ts';
import { type AnyRef, references } from '../ref.ts';
import { nearest } from '../suggest.ts';
import type { Finding } from '../validate.ts';
import { type Known, known, type Targets } from './known.ts';

function missing(found: string, expected: string, names: ReadonlySet<string>, where: string): Complaint[] {
  if (names.has(found)) return [];
  const suggestion = nearest(found, names);
  return [{ found: `"${found}"`, expected, mend: suggestion ? `did you mean "${suggestion}"?` : where }];
}

/** An existing article that is not published yet. */
function notYet(name: string, { unpublished }: Known): Complaint[] {
  if (!unpublished.has(name)) return [];
  return [
    {
      found: `"${name}", an article that is a draft or has a later date`,
      expected: 'an article that visitors can read',
      mend: 'take it out here until its day, or publish it',
    },
  ];
}

/** The media key for a picture written as a file path. */
function keyOfFile(written: string): string {
  return written.replace(/^\/?(content\/)?(media\/)?/, '').replace(/\.\w+$/, '');
}

/** A photograph not delivered yet gets another message than a misspelt key. */
function missingPicture(key: string, { pictures, originals }: Known): Complaint[] {
  if (!pictures.has(key) && originals.has(originalKey(key)))
    return [
      {
        found: `"${key}", a photograph that is not delivered yet`,
        expected: 'the key of a picture',
        mend:
          key === originalKey(key)
            ? 'run npm run media'
            : `run npm run media, and write "${originalKey(key)}"`,
      },
    ];
  const where = key.startsWith('originals/')
    ? `put the photograph into content/media/originals and run npm run media`
    : 'choose one of those in content/media/manifest.json';
  const meant = keyOfFile(key);
  if (!pictures.has(key) && pictures.has(meant))
    return [{ found: `"${key}"`, expected: 'the key of a picture', mend: `write "${meant}"` }];
  return missing(key, 'the key of a picture', pictures, where);
}

function missingVideo(key: string, { videos }: Known): Complaint[] {
  return missing(key, 'the key of a video', videos, 'choose one of those in content/media/manifest.json');
}

/** Only YouTube and Vimeo: the content policy allows no other frames. */
function missingFilm(written: string, names: Known): Complaint[] {
  if (serviceFilm(written)) return [];
  if (!isAddress(written)) return missingVideo(written, names);
  const whole = `https://${written.replace(/^http:\/\//, '')}`;
  return [
    {
      found: `"${written}"`,
      expected: 'the address of one film at YouTube or Vimeo, or the key of a video',
      mend: serviceFilm(whole)
        ? `write "${whole}"`
        : 'open the film at YouTube or Vimeo and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  ];
}

/** Internal links must point to a canonical address; external ones are not checked. */
function deadLink(href: string, names: Known): Complaint[] {
  const { paths, host, moved } = names;
  const url = href.startsWith('https://') ? new URL(href) : undefined;
  if (url && url.hostname.replace(/^www\./, '') === host)
    return [
      {
        found: `"${href}"`,
        expected:
          'a link inside the site without the domain, so that it leads nowhere else when the domain changes',
        mend: `write "${url.pathname}${url.search}${url.hash}"`,
      },
    ];
  if (!href.startsWith('/') || href.startsWith('/media/')) return [];
  const path = href.replace(/[?#].*$/, '') || '/';
  if (names.unpublished.has(path)) return notYet(path, names);
  const now = moved.get(path);
  if (now !== undefined && !paths.has(path))
    return [
      {
        found: `"${path}", an address that moved`,
        expected: 'the address of a page of this site',
        mend: `write "${now}"`,
      },
    ];
  return missing(path, 'the address of a page of this site', paths, 'create the page, or change the address');
}

/** Markdown allows any address; content allows the same as `href` in `schema/parts.ts`. */
function proseLink(href: string, names: Known): Complaint[] {
  if (/^(\/|#|https:\/\/|mailto:|tel:)/.test(href)) return deadLink(href, names);
  return [
    {
      found: `"${href}"`,
      expected: 'an address that starts with / (this site), https://, mailto: or tel:',
      mend: names.paths.has(`/${href}`) ? `did you mean "/${href}"?` : 'write the address in full',
    },
  ];
}

function withoutWords(alt: string): Complaint[] {
  if (alt.trim() !== '') return [];
  return [
    {
      found: 'a picture without words',
      expected: '![What is seen](key)',
      mend: 'say what is seen between [ and ]',
    },
  ];
}

function proseComplaints(markdown: string, names: Known): Complaint[] {
  const { unsupported, links, pictures } = parseProse(markdown);
  const marks = unsupported.map(({ what, line }) => ({
    found: what,
    expected:
      'paragraphs, ## and ### headings, lists, quotes, links, bold, italic, tables, code between lines of ```, and pictures on lines of their own',
    mend: 'rewrite it with these',
    within: line,
  }));
  const seen = pictures.flatMap(({ what, line, alt }) =>
    [...missingPicture(what, names), ...withoutWords(alt)].map((complaint) => ({
      ...complaint,
      within: line,
    })),
  );
  return [
    ...marks,
    ...seen,
    ...links.flatMap(({ what, line }) =>
      proseLink(what, names).map((complaint) => ({ ...complaint, within: line })),
    ),
  ];
}

function complaints(ref: AnyRef, names: Known): Complaint[] {
  const inFile = (file: string): string => `choose one of those in content/${file}, or take this one out`;
  switch (ref.kind) {
    case 'href':
      return deadLink(ref.written, names);
    case 'picture':
      return missingPicture(ref.written.picture, names);
    case 'video':
      return missingVideo(ref.written, names);
    case 'film':
      return missingFilm(ref.written, names);
    case 'figure':
      return missing(ref.written.claim, 'the name of a claim', names.claims, inFile('settings/claims.yaml'));
    case 'office':
      return missing(ref.written, 'the id of an office', names.offices, inFile('settings/site.yaml'));
    case 'article':
      return names.unpublished.has(ref.written)
        ? notYet(ref.written, names)
        : missing(ref.written, 'the file name of an article', names.articles, inFile('articles'));
    case 'work':
      return missing(ref.written, 'the slug of a work', names.works, inFile('works.yaml'));
    case 'prose':
      return proseComplaints(ref.written, names);
    case 'service':
      return missing(
        ref.written,
        'the file name of a service with an overview',
        names.services,
        inFile('services'),
      );
    case 'caseCards':
    case 'latestArticles':
    case 'jobs':
    case 'services':
    case 'works':
      return [];
    default:
      return missing(
        ref.written,
        `the id of ${lists[ref.kind].one}`,
        names.lists[ref.kind],
        inFile(lists[ref.kind].file),
      );
  }
}

/** References whose target does not exist. */
export function checkReferences(content: Content, targets: Targets): Finding[] {
  const names = known(content, targets);
  return recordsOf(content).flatMap(({ name: collection, key, record }) =>
    [...references(record)].flatMap(({ ref, path }) =>
      complaints(ref, names).map((complaint) => ({ collection, key, path, ...complaint })),
    ),
  );
}
