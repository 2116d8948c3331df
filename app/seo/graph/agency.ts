import type { DayOfWeek, LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts';
import type { Content } from '#app/content/collections.ts';
import { absolute } from '../address.ts';
import { type GraphContext, ids } from './context.ts';

type Site = Content['site'];
type Brand = Content['brand'];
type OfficeRecord = Site['offices'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function postalAddress({ address }: OfficeRecord): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    ...(address.postalCode && { postalCode: address.postalCode }),
    addressCountry: address.countryCode,
  };
}

/** The agency. */
export function organization(
  context: GraphContext,
  brand: Brand,
  site: Site,
): Organization & { '@id': string } {
  return {
    '@type': 'Organization',
    '@id': ids.organization(context),
    name: brand.name,
    legalName: brand.legalName,
    description: site.description,
    url: absolute('/', context.url),
    logo: absolute('/icon-512.png', context.url),
    foundingDate: String(site.founded),
    email: site.email,
    telephone: site.phone,
    address: site.offices.map(postalAddress),
    sameAs: site.social.map(({ href }) => href.written),
  };
}

export function webSite(context: GraphContext, brand: Brand, site: Site): WebSite & { '@id': string } {
  return {
    '@type': 'WebSite',
    '@id': ids.site(context),
    name: brand.name,
    url: absolute('/', context.url),
    description: site.description,
    inLanguage: 'en',
    publisher: { '@id': ids.organization(context) },
  };
}

/** Minutes after midnight as `09:30:00`. */
function clockTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${hours}:${rest}:00`;
}

function dayOfWeek(day: number): DayOfWeek {
  return `https://schema.org/${weekdays[day - 1] ?? 'Monday'}`;
}

/** An office that visitors can walk into. Places with only a page have none. */
export function officeNode(
  context: GraphContext,
  brand: Brand,
  office: OfficeRecord,
): LocalBusiness & { '@id': string } {
  const { latitude, longitude } = office.position;
  return {
    '@type': 'LocalBusiness',
    '@id': ids.office(context, office.id),
    name: `${brand.name} ${office.name}`,
    url: absolute('/contact', context.url),
    image: absolute('/icon-512.png', context.url),
    telephone: office.phone,
    email: office.email,
    address: postalAddress(office),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: office.hours.days.map(dayOfWeek),
      opens: clockTime(office.hours.opens),
      closes: clockTime(office.hours.closes),
    },
    parentOrganization: { '@id': ids.organization(context) },
  };
}
