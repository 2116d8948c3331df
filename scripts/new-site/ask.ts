import { createInterface } from 'node:readline/promises';

/** Asks on the terminal what a file of answers would say. */
export async function ask(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const one = async (question: string, otherwise = ''): Promise<string> =>
    (await terminal.question(otherwise ? `${question} [${otherwise}] ` : `${question} `)).trim() || otherwise;
  const many = async (question: string, otherwise = ''): Promise<string[]> =>
    (await one(`${question}, with commas:`, otherwise))
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  try {
    const name = await one('Name of the agency:');
    const legalName = await one('Its legal name:', name);
    const domain = await one('Domain:', `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}.example`);
    const mark = await one('Mark, an SVG file with one path in 32 units (or nothing, to draw the initial):');
    const colours = await many('Two to five colours with #, the loud one first');
    const services = await many('Services, up to six', 'Brand identity,Websites,Campaigns');
    const languages = await many('Languages in which you write', 'English');
    const offices = [];
    const count = Number(await one('Number of offices, one to six:', '1'));
    for (let n = 1; n <= count; n += 1) {
      const place = await one(`Office ${n}, town:`);
      const [latitude = 0, longitude = 0] = (await many('  latitude and longitude, from any map')).map(
        Number,
      );
      offices.push({
        place,
        street: await one('  street and number:'),
        postalCode: (await one('  postal code (or nothing):')) || undefined,
        country: await one('  country:'),
        countryCode: await one('  its two letters, such as NO:'),
        phone: await one('  telephone with country code:'),
        email: await one('  e-mail:', `hello@${domain}`),
        timeZone: await one('  time zone, such as Europe/Oslo:'),
        opens: await one('  opens:', '09:00'),
        closes: await one('  closes:', '17:00'),
        position: [latitude, longitude],
      });
    }
    return { name, legalName, domain, ...(mark ? { mark } : {}), colours, services, languages, offices };
  } finally {
    terminal.close();
  }
}
