const inTheEmirates = (page: string): string[] =>
  ['dubai', 'sharjah', 'abudhabi'].map((place) => `/ae/${page}-in-${place}`);
const everywhere = (page: string): string[] => [...inTheEmirates(page), `/${page}-in-kerala`];

/** The fifteen landing pages, by kind. */
export const landing = {
  web: inTheEmirates('services/web-development-company'),
  performance: everywhere('services/performance-marketing-agency'),
  digital: everywhere('digital-marketing-agency'),
  seo: everywhere('services/seo-company'),
};

/** Those of Dubai. */
export const [web = '', performance = '', digital = '', seo = ''] = Object.values(landing).map(
  ([dubai]) => dubai,
);

/** Every carousel of the landing pages: page, viewport width, and milliseconds per slide. */
export const carousels = [
  { path: web, heading: 'Wall of Fame', width: 1440, every: 3000, slides: 6 },
  { path: web, heading: 'Websites and shops we built', width: 1440, every: 2500, slides: 4 },
  { path: web, heading: 'Customers say about our service', width: 1440, every: 3000, slides: 3 },
  { path: web, heading: 'Some clients whose websites we built', width: 390, every: 2500, slides: 6 },
  { path: performance, heading: 'Making Headlines', width: 1440, every: 3000, slides: 6 },
  { path: performance, heading: 'Some clients we advertise for', width: 390, every: 2500, slides: 9 },
  { path: digital, heading: 'What We Have for You', width: 390, every: 2000, slides: 5 },
  { path: seo, heading: 'Our SEO Toolkit', width: 390, every: 2000, slides: 6 },
  { path: seo, heading: 'Our clients', width: 390, every: 2500, slides: 9 },
];
