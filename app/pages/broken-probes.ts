import { expect } from 'vitest';
import { type ContentCopy, reportAfter } from './broken-content.ts';

/** A valid page; each test breaks one line. */
export const page = `meta:
  title: A page to break
  description: A page that is in order until a test changes one of its lines, to see what the report says then.
updated: 2025-09-18
linked: false
sections:
  - type: message
    heading: Still here
    text: Nothing is wrong on this page.
    links: [{ label: Contact Us, href: /contact }]
    picture: { picture: seascapes/dusk, alt: "A low sun over the sea" }
`;

/** A valid article. */
export const article = `---
title: "An article to break"
type: Journal
date: 2025-05-24
updated: 2025-05-24
meta:
  title: An article to break
  description: An article that is in order until a test changes one of its lines, to see what the report says then.
lead: "Nothing is wrong in this article."
takeaway: "what the report says."
picture: { picture: seascapes/dusk, decorative: true }
sides:
  - { picture: seascapes/dusk, decorative: true }
  - { picture: seascapes/night, decorative: true }
---

A first paragraph.

A second, with [a link](/contact).
`;

/** Prepends a video testimonial. */
export function addClip(copy: ContentCopy, film: string, company: string): void {
  const clip = `
  - id: probe
    video: ${film}
    quote: "Filmed elsewhere."
    name: Probe
    role: Founder
    company: ${JSON.stringify(company)}
    picture: { picture: seascapes/dusk, alt: "A low sun over the sea" }`;
  copy.edit('reviews.yaml', /^clips:.*$/m, `clips:${clip}`);
}

/** The problems of a file with this text; empty if there are none. No other file may have any. */
function saidOf(file: string, text: string): string {
  const [first, ...rest] = reportAfter((copy) => copy.write(file, text)).split('\n');
  if (rest.length > 0) expect(first).toBe(`content/${file}`);
  return rest.map((line) => line.slice(2)).join('\n');
}

type Change = readonly [from: string | RegExp, to: string];

function changed(text: string, [from, to]: Change): string {
  expect(text).toMatch(from);
  return text.replace(from, to);
}

/** The problems after each change in turn, under the changed text. */
const each = (file: string, text: string, changes: readonly Change[]): string =>
  changes
    .map(
      (change) =>
        `# ${change[1].trim() || `no ${String(change[0]).trim()}`}\n${saidOf(file, changed(text, change))}`,
    )
    .join('\n');

/** The problems after one change of the page. */
export const brokenPage = (...change: Change): string => saidOf('pages/probe.yaml', changed(page, change));

export const brokenPages = (...changes: Change[]): string => each('pages/probe.yaml', page, changes);

/** The problems after one change of the article. */
export const brokenArticle = (...change: Change): string =>
  saidOf('articles/probe.md', changed(article, change));

export const brokenArticles = (...changes: Change[]): string => each('articles/probe.md', article, changes);
