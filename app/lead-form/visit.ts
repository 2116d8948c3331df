import { isCampaignName } from '#app/forms/fields.ts';

/** What brought a visitor to the site, for as long as the tab is open. */
export interface Visit {
  /** Path of the page that the visit began on. */
  landing: string;
  /** Address of the site that led here. */
  referrer?: string;
  campaign: Record<string, string>;
}

const key = 'visit';

/** Where nothing can be stored, a visit lasts as long as the document. */
let kept: Visit | undefined;

function campaignOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries(
    [...searchParams].filter(([name, value]) => isCampaignName(name) && value !== ''),
  );
}

function stored(): Visit | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Written by nobody else than `keep`.
    return text === null ? kept : (JSON.parse(text) as Visit);
  } catch {
    return kept;
  }
}

function keep(visit: Visit): void {
  kept = visit;
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Then the document keeps it.
  }
}

/** The visit that begins with a page. A page of ours that led here was left before its script came. */
function begun(at: URL, referrer: string): Visit {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from?.origin === at.origin) return { landing: from.pathname, campaign: campaignOf(from) };
  return { landing: at.pathname, ...(from && { referrer }), campaign: campaignOf(at) };
}

/**
 * The visit that this page belongs to. The first page of a visit decides, until an address with another campaign
 * is opened in the same tab: the visitor has come anew then.
 */
export function currentVisit(address: string, referrer: string): Visit {
  const at = new URL(address);
  const before = stored();
  const campaign = campaignOf(at);
  const isNew =
    Object.keys(campaign).length > 0 && JSON.stringify(campaign) !== JSON.stringify(before?.campaign);
  if (before && !isNew) return before;
  const visit = isNew ? { ...begun(at, referrer), landing: at.pathname, campaign } : begun(at, referrer);
  keep(visit);
  return visit;
}

/** Remembers what brought the visitor, on the first page, which need not be the one with the form. */
export function noteVisit(): void {
  currentVisit(location.href, document.referrer);
}
