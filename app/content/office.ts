import type { z } from 'zod';
import type { Picture } from './shapes.ts';
import type { siteSchema } from './schema/settings.ts';

type OfficeRecord = z.infer<typeof siteSchema>['offices'][number];

/** `tel:` address of a formatted phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/**
 * An office as sections show it. The map frame needs no key but is undocumented; the link follows
 * https://developers.google.com/maps/documentation/urls/get-started.
 */
export function officeOf(record: OfficeRecord, drawn: { streets: Picture; stamp: Picture }) {
  const { street, locality, region, postalCode, country } = record.address;
  const { timeZone, opens, closes, clock } = record.hours;
  const days: number[] = record.hours.days;
  const point = `${record.position.latitude},${record.position.longitude}`;
  return {
    id: record.id,
    name: record.name,
    region: record.region,
    address: [
      street,
      [locality, postalCode].filter(Boolean).join(' '),
      region === locality ? country : `${region}, ${country}`,
    ],
    phone: { label: record.phone, href: telHref(record.phone) },
    email: { label: record.email, href: `mailto:${record.email}` },
    position: record.position,
    ...drawn,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${point}`,
    mapFrame: `https://www.google.com/maps?q=${point}&z=15&output=embed`,
    hours: { timeZone, days, opens, closes, ...(clock && { clock }) },
  };
}
