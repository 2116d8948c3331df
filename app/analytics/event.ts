import type { AnalyticsConfig } from './config.ts';

export type AnalyticsEventName = 'page' | 'proposal' | 'call' | 'chat' | 'mail' | 'form';

/** Something that happened on a page. It never holds what a visitor wrote. */
export interface AnalyticsEvent {
  name: AnalyticsEventName;
  /** Path of the page. */
  page: string;
  /** Id of the office that it is about, or `any`. */
  office: string;
}

/** What following a link means; undefined for links that are not counted. */
export function meaningOf(href: string, config: AnalyticsConfig): AnalyticsEventName | undefined {
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('mailto:')) return 'mail';
  if (href.startsWith(config.chat)) return 'chat';
  return href.startsWith(config.proposal) ? 'proposal' : undefined;
}

/** The office that a link reaches or else the one that a page speaks for. */
export function officeOf(config: AnalyticsConfig, language: string, href?: string): string {
  const { offices } = config;
  const reached = offices.find(({ contacts }) => contacts.some((contact) => href?.split('?')[0] === contact));
  return (reached ?? offices.find((office) => office.language === language))?.id ?? 'any';
}

/** The page's address with nothing of the query but the campaign that led to it. */
export function plainAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  return `${origin}${pathname}${campaign.size > 0 ? `?${campaign}` : ''}`;
}
