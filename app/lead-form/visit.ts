import { isCampaignName } from '#app/forms/fields.ts';

/** The source of a visit, for as long as the tab is open. */
export interface Visit {
  /** Path of the first page. */
  landing: string;
  /** Address of the referring site. */
  referrer?: string;
  campaign: Record<string, string>;
}

const key = 'visit';

/** Fallback without storage: lasts as long as the document. */
let kept: Visit | undefined;

function campaignOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries(
    [...searchParams].filter(([name, value]) => isCampaignName(name) && value !== ''),
  );
}

function stored(): Visit | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Only `keep` writes it.
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
    // `kept` still has it.
  }
}

/** A visit that starts on this page. A referrer of our own is a page left before its script loaded. */
function begun(at: URL, referrer: string): Visit {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from?.origin === at.origin) return { landing: from.pathname, campaign: campaignOf(from) };
  return { landing: at.pathname, ...(from && { referrer }), campaign: campaignOf(at) };
}

/**
 * The visit this page belongs to. Its first page decides, until an address with another campaign is opened in the tab:
 * that is a new visit.
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

/** Records the visit's source. Runs on every page, as the first one may have no form. */
export function noteVisit(): void {
  currentVisit(location.href, document.referrer);
}
