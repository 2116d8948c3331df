import type { AnalyticsConfig } from './config.ts';

export type AnalyticsEventName = 'page' | 'proposal' | 'call' | 'chat' | 'mail' | 'form';

/** An event on a page. Never contains what a visitor wrote. */
export interface AnalyticsEvent {
  name: AnalyticsEventName;
  page: string;
  /** Id of the office concerned, or `any`. */
  office: string;
}

/** The event of following a link; undefined if not counted. */
export function meaningOf(href: string, config: AnalyticsConfig): AnalyticsEventName | undefined {
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('mailto:')) return 'mail';
  if (href.startsWith(config.chat)) return 'chat';
  return href.startsWith(config.proposal) ? 'proposal' : undefined;
}

/** The office a link reaches, else the office of the page's language. */
export function officeOf(config: AnalyticsConfig, language: string, href?: string): string {
  const { offices } = config;
  const reached = offices.find(({ contacts }) => contacts.some((contact) => href?.split('?')[0] === contact));
  return (reached ?? offices.find((office) => office.language === language))?.id ?? 'any';
}

/** A URL with only the campaign parameters of its query. */
export function plainAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name)));
  return `${origin}${pathname}${campaign.size > 0 ? `?${campaign}` : ''}`;
}
