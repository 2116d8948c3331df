/** What of a document's head belongs to its page. */
const pageHead =
  'title, meta[name]:not([name="viewport"], [name="theme-color"], [name="build"]), meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** Names the build that a document comes from. */
function buildOf(page: ParentNode): string | null | undefined {
  return page.querySelector('meta[name="build"]')?.getAttribute('content');
}

/** Whether a document was made by the build that this visit runs. */
export function isOfThisBuild(next: DocumentFragment): boolean {
  return buildOf(next) === buildOf(document);
}

/** Frames that a document's policy allows. */
function framesOf(page: ParentNode): string[] {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  return /frame-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
}

/** Whether the next page can show its films under this document's policy, which stays as it is. */
export function allowsFramesOf(next: DocumentFragment): boolean {
  const allowed = framesOf(document);
  return framesOf(next).every((frame) => allowed.includes(frame));
}

/** Fetches a style sheet that the document does not have yet; settles also where it cannot be had. */
function link(sheet: HTMLLinkElement): Promise<unknown> {
  const href = sheet.getAttribute('href');
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const copy = document.importNode(sheet);
  const settled = new Promise((resolve) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', resolve);
  });
  document.head.append(copy);
  return settled;
}

/**
 * Gives this document the styles of the next one. Not as a style element: the policy of this page knows no hash of it.
 */
export async function takeStyles(next: DocumentFragment): Promise<void> {
  await Promise.all([...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(link));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(next.querySelector('style[data-page]')?.textContent ?? '');
  document.adoptedStyleSheets = [sheet];
}

function replaceAll(selector: string, next: DocumentFragment): void {
  for (const old of document.head.querySelectorAll(selector)) old.remove();
  document.head.append(...next.querySelectorAll(selector));
}

/** Puts the next document's page in the place of this one's: its content, its head, and what it says to the shell. */
export function show(next: DocumentFragment): void {
  replaceAll(pageHead, next);
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')];
  if (!main || !nextMain) return;
  main.replaceChildren(...nextMain.childNodes);
  // A template has no root element, which has the same language.
  main.lang = nextMain.lang;
  document.documentElement.lang = nextMain.lang;
  for (const part of document.querySelectorAll<HTMLElement>('[data-of-page]')) {
    const other = next.querySelector(`[data-of-page="${part.dataset['ofPage']}"]`);
    part.replaceChildren(...(other?.childNodes ?? []));
  }
}
