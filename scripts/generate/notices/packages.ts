/** What a lock file says of one package, as far as it matters here. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  hasInstallScript?: boolean;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface Package {
  name: string;
  version: string;
  license: string;
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function list(lock: LockFile, wanted: (place: string, entry: LockedPackage) => boolean): Package[] {
  const found = Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && wanted(place, entry))
    .map(([place, { version = '', license = 'not stated' }]) => ({ name: nameOf(place), version, license }));
  return [...new Map(found.map((item) => [`${item.name}@${item.version}`, item])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Everything that is installed to build and run the site, for all kinds of machines. */
export function production(lock: LockFile): Package[] {
  return list(lock, (_place, entry) => !entry.dev);
}

/** Typefaces: they come as packages for whoever cuts or draws them. */
export function typefaces(lock: LockFile): Package[] {
  return list(lock, (place) => place.includes('node_modules/@fontsource'));
}

/** Packages that run a program of theirs while they are installed. */
export function withInstallScript(lock: LockFile): Package[] {
  return list(lock, (_place, entry) => entry.hasInstallScript ?? false);
}
