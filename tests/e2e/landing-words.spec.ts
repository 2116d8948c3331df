import { landing } from './support/landing.ts';
import { content, expect, open, test } from './support/test.ts';

const all = Object.values(landing).flat();

/** Quoted words of the specification, by kind of page. */
const quoted: Record<keyof typeof landing, string[]> = {
  web: [
    "Let's Connect",
    'View All',
    'Wall of Fame',
    'What We Provide',
    'WordPress Development',
    'Ecommerce Development (Shopify-based)',
    'Custom Web Development',
    'UI/UX Design (included in each service)',
    'Content Writing',
    'Conversion Rate Optimization (included in each service)',
    'Our Case Studies',
    'Read in detail about our stories of victories.',
    'March 8, 2024',
    'Customers say about our service',
    "Have any queries? Let's have a discussion!",
    'Contact Us',
    'View More',
    'Read More',
  ],
  performance: [
    'GET A PROPASAL',
    'View All',
    'Established Year',
    '2020',
    '150+',
    'Employees',
    '08',
    'Departments',
    'Learn More About Us',
    'Wall of Fame',
    'What We Have for You',
    'Making Headlines',
    'Consult Us',
    'Our Case Studies',
    'We fuel the growth of purpose driven brands through',
    'Client Reviews',
    "What's Included in Our Service",
    'Strategisation',
    'Creatives Development',
    'Campaign Initiation',
    'Revenue Maximization',
    'Tools and Platforms',
    'We use these tools to set up, finetune, and scale the performance marketing campaigns.',
    "Don't Take Our Word for It View Our Results Instead",
    'Check Out Our Case Studies',
    'Benefits of Performance Marketing',
    'Our Process',
    'Campaign Strategy',
    'Creative Development',
    'Execution',
    'Optimisation',
    'A/B Testing',
    'Scaling',
    "Let's Discuss How We Can 2x Your Brand With Ads",
    'Contact Us',
  ],
  digital: [
    'GET A PROPASAL',
    'Fearless & Authentic Digital Marketing Since Birth',
    'Established Year',
    'Wall of Fame',
    'What We Have for You',
    'Our Case Studies',
    'Client Reviews',
    "Have any queries? Let's have a discussion!",
  ],
  seo: [
    'Rank. Reach. Revenue',
    'GET A PROPASAL',
    '10,000+',
    '50,000+',
    '8M+',
    'ORGANIC MONTHLY TRAFFIC',
    '194,694',
    'GREAT',
    'Our SEO Toolkit',
    'On-Page SEO',
    'Off-Page SEO',
    'Technical SEO',
    'UI/UX Design',
    'Conversion Rate Optimisation',
    'Content Development',
    "Don't Believe Us? You Can Believe Our Results",
    'Check Out Our Case Studies',
    'Our Case Studies',
    'Read in detail about our stories of victories.',
    'March 8, 2024',
    'View More',
    'Client Reviews',
  ],
};

const everywhere = [
  "Let's Have a Chat",
  'For More Enquiries',
  'Email Us At',
  'Get a Callback',
  'Loading Map...',
];

for (const [kind, paths] of Object.entries(landing))
  for (const path of paths)
    test(`${path} says every quoted word, in its HTML`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const text = html
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ');
      for (const words of [...quoted[kind as keyof typeof landing], ...everywhere])
        expect(text).toContain(words);
    });

test('the heading of a digital marketing page names the prize and the place', async ({ page }) => {
  const places = ['Dubai', 'Sharjah', 'Abu Dhabi', 'Kerala'];
  for (const [index, path] of landing.digital.entries()) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `An Award-winning Digital Marketing Agency in ${places[index]}`,
    );
  }
});

test('questions: eleven on web pages, five on performance pages', async ({ request }) => {
  const count = async (path: string): Promise<number> =>
    (await (await request.get(path)).text()).split('<summary').length - 1;
  for (const path of landing.web) expect(await count(path)).toBe(11);
  for (const path of landing.performance) expect(await count(path)).toBe(5);
});

test('decision 33: each landing page shows the claims that it must', async ({ request }) => {
  for (const path of all) {
    const text = (await (await request.get(path)).text())
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ');
    const claims = Object.values(content.claims.claims).filter(({ pages }) => pages.includes(path));
    expect(claims.length, path).toBeGreaterThan(3);
    for (const { figure } of claims) expect(text, `${path}: ${figure}`).toContain(figure);
  }
});
