/** The fields of a lock file entry that matter here. */
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

/** Everything installed to build and run the site, on all platforms. */
export function production(lock: LockFile): Package[] {
  return list(lock, (_place, entry) => !entry.dev);
}

/** Typefaces, which are packages of the artwork workspace. */
export function typefaces(lock: LockFile): Package[] {
  return list(lock, (place) => place.includes('node_modules/@fontsource'));
}

/** Packages with an install script. */
export function withInstallScript(lock: LockFile): Package[] {
  return list(lock, (_place, entry) => entry.hasInstallScript ?? false);
}
