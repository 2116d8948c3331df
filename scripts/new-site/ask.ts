import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { answersSchema, officeSchema } from './answers.ts';

const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Prompts for the answers on the terminal. Invalid answers are asked again. */
export async function ask(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // At the end of the input there are no more answers.
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('Stopped before the last question: nothing was written.')));
  });
  /** `read` converts the input to what the schema expects. */
  const one = async <T>(
    question: string,
    schema: z.ZodType<T>,
    { otherwise = '', read = (typed: string): unknown => typed } = {},
  ): Promise<T> => {
    const words = otherwise ? `${question} [${otherwise}]: ` : `${question}: `;
    for (;;) {
      const typed = (await Promise.race([terminal.question(words), closed])).trim() || otherwise;
      const answer = schema.safeParse(read(typed));
      if (answer.success) return answer.data;
      console.log(`  ${[...new Set(answer.error.issues.map(({ message }) => message))].join('; ')}`);
    }
  };
  const { shape } = answersSchema;
  const place = officeSchema.shape;
  const maybe = (typed: string): string | undefined => typed || undefined;
  try {
    const name = await one('Name of the agency', shape.name);
    const legalName = await one('Its legal name', shape.legalName, { otherwise: name });
    const domain = await one('Domain', shape.domain, {
      otherwise: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}.example`,
    });
    const mark = await one(
      'Mark, an SVG file with one path in 32 units (nothing: the initial is drawn)',
      shape.mark.refine((file) => !file || existsSync(file), { error: 'a file that is there' }),
      {
        read: maybe,
      },
    );
    const colours = await one(
      'Two to five colours, the loud one first, each a colour such as #1238e6',
      shape.colours,
      {
        read: listOf,
      },
    );
    const services = await one('Services, up to six, with commas', shape.services, {
      otherwise: 'Brand identity, Websites, Campaigns',
      read: listOf,
    });
    const languages = await one('Languages in which you write', shape.languages, {
      otherwise: 'English',
      read: listOf,
    });
    const count = await one(
      'Number of offices',
      z.literal([1, 2, 3, 4, 5, 6], { error: 'a number from 1 to 6' }),
      {
        otherwise: '1',
        read: Number,
      },
    );
    const offices = [];
    for (let n = 1; n <= count; n += 1) {
      offices.push({
        place: await one(`Office ${n}, town`, place.place),
        position: await one('  latitude and longitude, from any map', place.position, {
          read: (typed) => listOf(typed).map(Number),
        }),
        street: await one('  street and number', place.street),
        postalCode: await one('  postal code (or nothing)', place.postalCode, { read: maybe }),
        country: await one('  country', place.country),
        countryCode: await one('  its two letters, such as NO', place.countryCode),
        phone: await one('  telephone with country code', place.phone),
        email: await one('  email', place.email, { otherwise: `hello@${domain}` }),
        timeZone: await one('  time zone, such as Europe/Oslo', place.timeZone),
        opens: await one('  opens', place.opens, { otherwise: '09:00' }),
        closes: await one('  closes', place.closes, { otherwise: '17:00' }),
        clock: await one('  hours to 12 or to 24', place.clock, { otherwise: '24', read: Number }),
      });
    }
    return { name, legalName, domain, mark, colours, services, languages, offices };
  } finally {
    terminal.close();
  }
}
