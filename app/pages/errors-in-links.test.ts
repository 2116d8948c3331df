import { describe, expect, it } from 'vitest';
import { reportAfter } from './broken-content.ts';
import { loadContent } from './load.ts';
import {
  addClip,
  article,
  brokenArticle,
  brokenArticles,
  brokenPage,
  brokenPages,
  page,
} from './broken-probes.ts';

const { content } = loadContent();

/** The report with more redirects at the head of the list. */
function redirected(redirects: string): string {
  return reportAfter((copy) => copy.edit('settings/redirects.yaml', /^[\s\S]*?redirects:\n/, redirects));
}

describe('a link to the own domain', () => {
  it('in full', () => {
    const { url } = content.site;
    expect(brokenPage('href: /contact', `href: "${url}/contact?from=here#form"`)).toMatchInlineSnapshot(`
      "line 10, sections 1 > links 1 > href: "https://dhow.example/contact?from=here#form"
        a link inside the site without the domain, so that it leads nowhere else when the domain changes; write "/contact?from=here#form""
    `);
    expect(brokenArticle('(/contact)', `(${url.replace('https://', 'https://www.')}/contact)`))
      .toMatchInlineSnapshot(`
        "line 19, body: "https://www.dhow.example/contact"
          a link inside the site without the domain, so that it leads nowhere else when the domain changes; write "/contact""
      `);
  });
});

describe('a link inside the site that leads nowhere', () => {
  it('in a field', () => {
    expect(brokenPage('href: /contact', 'href: /contcat')).toMatchInlineSnapshot(`
      "line 10, sections 1 > links 1 > href: "/contcat"
        the address of a page of this site; did you mean "/contact"?"
    `);
  });

  it('in Markdown, also to a place beside this page', () => {
    expect(brokenArticles(['(/contact)', '(/no/such/page)'], ['(/contact)', '(contact)']))
      .toMatchInlineSnapshot(`
        "# (/no/such/page)
        line 19, body: "/no/such/page"
          the address of a page of this site; create the page, or change the address
        # (contact)
        line 19, body: "contact"
          an address that starts with / (this site), https://, mailto: or tel:; did you mean "/contact"?"
      `);
  });
});

describe('what cannot be followed', () => {
  const inPage = page.replace('href: /contact', 'href: /blogs/probe');

  it('an article that is a draft', () => {
    expect(
      reportAfter((copy) => {
        copy.write('articles/probe.md', article.replace('type: Journal', 'type: Journal\ndraft: true'));
        copy.write('pages/probe.yaml', inPage);
      }),
    ).toMatchInlineSnapshot(`
      "content/pages/probe.yaml
        line 10, sections 1 > links 1 > href: "/blogs/probe", an article that is a draft or has a later date
          an article that visitors can read; take it out here until its day, or publish it"
    `);
  });

  it('an address that moved', () => {
    expect(
      reportAfter((copy) => {
        copy.write('articles/renamed.md', article);
        copy.write('pages/probe.yaml', inPage);
        const moved = 'redirects:\n  - { from: /blogs/probe, to: /blogs/renamed }\n';
        copy.edit('settings/redirects.yaml', /^redirects:\n/m, moved);
      }),
    ).toMatchInlineSnapshot(`
      "content/pages/probe.yaml
        line 10, sections 1 > links 1 > href: "/blogs/probe", an address that moved
          the address of a page of this site; write "/blogs/renamed""
    `);
  });
});

describe('an address', () => {
  it('that another page has, that is none, or that is the path of a file', () => {
    expect(
      brokenPages(
        ['updated:', 'path: /contact\nupdated:'],
        ['updated:', 'path: /contact/\nupdated:'],
        ['picture: seascapes/dusk', 'picture: content/media/seascapes/dusk.avif'],
      ),
    ).toMatchInlineSnapshot(`
      "# path: /contact
      updated:
      line 4, path: the address /contact, which content/pages/contact.yaml has already
        an address of its own; rename the file or change its path
      # path: /contact/
      updated:
      line 4, path: "/contact/"
        an address such as /contact, without a slash at the end; write it as expected
      # picture: content/media/seascapes/dusk.avif
      line 11, sections 1 > picture: "content/media/seascapes/dusk.avif"
        the key of a picture; write "seascapes/dusk""
    `);
  });

  it('of a page that a redirect hides, or that is redirected twice', () => {
    const redirects =
      'redirects:\n  - { from: /contact, to: / }\n  - { from: /Old, to: / }\n  - { from: /old/, to: / }\n';
    expect(redirected(redirects)).toMatchInlineSnapshot(`
      "content/settings/redirects.yaml
        line 2, redirects 1 > from: /contact, the address of content/pages/contact.yaml
          an address that no page and no other redirect has; remove this redirect
        line 4, redirects 3 > from: /old/ a second time
          an address that no page and no other redirect has; remove this redirect"
    `);
  });
});

describe('a redirect', () => {
  it('from more than one address', () => {
    expect(
      redirected('redirects:\n  - { from: /news/*, to: /blogs }\n  - { from: "/news?id=1", to: /blogs }\n'),
    ).toMatchInlineSnapshot(`
      "content/settings/redirects.yaml
        line 2, redirects 1 > from: "/news/*"
          one address such as /old-page: a redirect takes no *, no ? and no #; a query is kept by itself; write it as expected
        line 3, redirects 2 > from: "/news?id=1"
          one address such as /old-page: a redirect takes no *, no ? and no #; a query is kept by itself; write it as expected"
    `);
  });
});

describe('a film', () => {
  const reportOf = (film: string): string =>
    reportAfter((copy) => addClip(copy, film, content.clients.clients[0]?.name ?? ''));

  it('at YouTube', () => {
    expect(reportOf('https://youtu.be/aqz-KE-bpKQ')).toBe('');
  });

  it('that is neither there nor at Vimeo', () => {
    // The line number depends on the real content.
    expect(reportOf('https://films.example/1').replace(/line \d+/, 'line 7')).toMatchInlineSnapshot(`
      "content/reviews.yaml
        line 7, clips 1 > video: "https://films.example/1"
          the address of one film at YouTube or Vimeo, or the key of a video; open the film at YouTube or Vimeo and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ"
    `);
  });

  it('without https', () => {
    expect(reportOf('youtu.be/aqz-KE-bpKQ')).toContain('write "https://youtu.be/aqz-KE-bpKQ"');
  });

  it('of our own that there is not', () => {
    expect(reportOf('videos/no-such')).toContain(' the key of a video;');
  });
});
