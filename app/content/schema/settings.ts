import { z } from 'zod';
import { client, href, language, link, picture, sample, slug, text, timeOfDay } from './parts.ts';
import { clockTime } from '../clock.ts';

const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, { error: 'a phone number with country code, such as +971 4 000 0000' });

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const weekday = z.literal([1, 2, 3, 4, 5, 6, 7], {
  error: 'a day as a number, from 1 for Monday to 7 for Sunday',
});

const officeRecord = z.strictObject({
  id: slug,
  name: text,
  region: text,
  /** BCP 47 tag of the office's pages. */
  language,
  address: z.strictObject({
    street: text,
    locality: text,
    region: text,
    postalCode: text.optional(),
    country: text,
    countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'a country in two capital letters, such as AE' }),
  }),
  phone,
  email: z.email(),
  position: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** A drawn street map, shown until the map service responds, or instead of it. */
  streets: picture,
  /** Picture on its stamp on the contact page; `streets` by default. */
  stamp: picture.optional(),
  hours: z
    .strictObject({
      timeZone: z.string().refine(isTimeZone, { error: 'a time zone such as Asia/Kolkata' }),
      days: z.array(weekday).min(1),
      opens: timeOfDay,
      closes: timeOfDay,
      /** 24 for places with a 24 hour clock; 12 hours by default. */
      clock: z.literal(24, { error: '24, or nothing for a clock of 12 hours' }).optional(),
      sample,
    })
    .superRefine(({ opens, closes, clock }, { addIssue }) => {
      if (closes <= opens)
        addIssue({
          code: 'custom',
          path: ['closes'],
          input: clockTime({ clock }, closes),
          message: `a time after ${clockTime({ clock }, opens)}`,
        });
    }),
  sample,
});

/** `settings/site.yaml`: offices and contact details. The name is in `brand/brand.yaml`. */
export const siteSchema = z.strictObject({
  sample,
  description: text,
  /** The site's origin unless `SITE_URL` is set. */
  url: z.url({ protocol: /^https$/ }),
  copyrightYear: z.number().int(),
  founded: z.number().int(),
  email: z.email(),
  phone,
  offices: z.array(officeRecord).min(1),
  /** `service` is the name shown beside the number in contact lists. */
  chat: z.strictObject({ phone, service: text, label: text, greeting: text }),
  scheduler: z.strictObject({ href, proposal: text, connect: text }),
  /** Networks by their slug at simpleicons.org; others need a `mark`. */
  social: z.array(z.strictObject({ network: slug, label: text, href, mark: picture.optional() })),
});

/** `settings/navigation.yaml`: header, menu and footer. */
export const navigationSchema = z.strictObject({
  header: z.array(link.extend({ wideOnly: z.literal(true).optional() })),
  menu: z.array(link).default([]),
  action: link,
  footer: z.strictObject({
    heading: text,
    emailLabel: text,
    signature: text,
    /** A grid of partners: one row and, on large screens, the rest on demand. */
    partners: z
      .strictObject({ heading: text, more: text, less: text, clients: z.array(client).min(1) })
      .optional(),
    locations: z.array(z.strictObject({ heading: text, links: z.array(link).min(1) })).default([]),
    services: z.strictObject({ heading: text, links: z.array(link).min(1) }),
    more: z.array(link),
  }),
});

/** `settings/claims.yaml`: every figure and promise of the agency, once, with the pages that show it. */
export const claimsSchema = z.strictObject({
  claims: z.record(
    slug,
    z.strictObject({
      figure: text,
      label: text,
      /** What it covers: whom, where and since when. Shown below the figure. */
      scope: text,
      /** What is counted: claims of one subject and scope must not differ. */
      subject: slug,
      unit: text,
      /** First year counted; omitted for current totals. */
      since: z.number().int().min(1900).max(2100).optional(),
      /** Paths of the pages that must show the claim. */
      pages: z.array(z.string().startsWith('/')),
    }),
  ),
});

/** A single path: redirects match nothing but the path. */
const oldAddress = z.string().regex(/^\/[^\s*?#]*$/, {
  error: 'one address such as /old-page: a redirect takes no *, no ? and no #; a query is kept by itself',
});

/** `settings/redirects.yaml`: moved addresses, each mapped to a canonical one in one hop. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: oldAddress, to: href })),
});

/** `settings/interface.yaml`: texts of controls, shared by all pages. */
export const interfaceSchema = z.strictObject({
  skipToContent: text,
  homeLink: text,
  opensInNewTab: text,
  menu: z.strictObject({ label: text, open: text, close: text }),
  mainNavigation: text,
  motion: z.strictObject({ stop: text, start: text }),
  carousel: z.strictObject({
    /** Templates with `{label}`, `{index}` and `{count}`. */
    role: text,
    slideRole: text,
    slide: z.string().includes('{index}').includes('{count}'),
    start: text,
    stop: text,
    previous: text,
    next: text,
    /** Accessible name of a carousel's markers. */
    choose: text,
  }),
  video: z.strictObject({ play: text, pause: text }),
  pictures: z.strictObject({ start: text, stop: text }),
  turningWords: z.strictObject({ start: text, stop: text }),
  logos: z.strictObject({ more: text, less: text }),
  /** Shows the items a list hides on narrow viewports. */
  showAll: text,
  readMore: z.strictObject({ more: text, less: text }),
  dialog: z.strictObject({ close: text }),
  search: z.strictObject({
    /** Label of the button and the dialog. */
    label: text,
    field: text,
    loading: text,
    failed: text,
    none: z.string().includes('{query}'),
    one: z.string().includes('{count}'),
    many: z.string().includes('{count}'),
    kinds: z.strictObject({ page: text, service: text, work: text, article: text }),
  }),
  clock: z.strictObject({
    open: z.string().includes('{time}'),
    closed: z.string().includes('{day}').includes('{time}'),
    today: text,
    tomorrow: text,
    /** From Monday to Sunday. */
    weekdays: z.array(text).length(7),
    visit: text,
  }),
  map: z.strictObject({ loading: text, title: z.string().includes('{place}'), open: text, choose: text }),
  failure: z.strictObject({ heading: text, missing: text, text, home: text }),
  required: text,
  dates: z.strictObject({ updated: text }),
});
