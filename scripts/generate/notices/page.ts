import { format } from 'prettier';
import { type LockFile, type Package, production, typefaces, withInstallScript } from './packages.ts';

/** Typefaces shipped as font files; the others are converted to outlines in wordmarks and posters. */
const delivered = new Set([
  '@fontsource-variable/anek-devanagari',
  '@fontsource-variable/anek-malayalam',
  '@fontsource-variable/anybody',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/reem-kufi',
]);

function table(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n');
}

function summary(packages: readonly Package[]): string {
  const groups = [...Map.groupBy(packages, ({ license }) => license)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return groups.map(([license, { length }]) => `- ${license}: ${length}`).join('\n');
}

/** The third-party notices, from the lock file only, so that they are identical on every machine. */
export function notices(lock: LockFile): Promise<string> {
  const packages = production(lock);
  const faces = typefaces(lock);
  const text = `# Third-party notices

Written by \`npm run notices\` from \`package-lock.json\`; a test fails when it is out of date.

## What reaches visitors

The pages hold code of react, react-dom, scheduler, embla-carousel and embla-carousel-react (MIT), five typefaces, and the signs of networks and tools. Pictures, films and the mark are drawn by this project.

- **Typefaces**, cut down to the signs in use: Anybody (© 2020 The Anybody Project Authors), Instrument Sans (© 2022 The Instrument Sans Project Authors), Anek Malayalam and Anek Devanagari (© 2021 The Anek Project Authors) and Reem Kufi (© 2015-2022 The Reem Kufi Project Authors), all under the [SIL Open Font License 1.1](https://openfontlicense.org/). None reserves its name. Their full texts are in the packages.
- **Signs of networks and of marketing tools** are from simple-icons, CC0-1.0, or drawn here after the owner's. They remain trademarks of their owners; each has rules for using its sign.
- **Map data** is loaded from Google Maps in a frame, under its terms.

## Licences of all production packages

${summary(packages)}

None asks that this site's own code be published. lightningcss (MPL-2.0) and caniuse-lite (CC-BY-4.0) work while building and are not delivered.

${table(packages)}

## Typefaces

Delivered: ${[...delivered].join(', ')}. The rest are used while drawing: their letters become outlines in wordmarks and posters, which the licence allows without conditions.

${table(faces)}

## Programs that run while packages are installed

${table(withInstallScript(lock))}

\`node\` fetches the Node.js that the project runs on; \`allowScripts\` in \`package.json\` approves it. No other package may run a program.
`;
  return format(text, { parser: 'markdown', printWidth: 110 });
}
