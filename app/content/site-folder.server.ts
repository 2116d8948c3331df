import path from 'node:path';

/** The folder with `brand/` and `content/`: the project, or `SITE`. */
export function siteFolderIn(project: string): string {
  return path.resolve(project, process.env['SITE'] || '.');
}

const siteFolder = siteFolderIn('.');
export const contentFolder = path.join(siteFolder, 'content');
export const brandFolder = path.join(siteFolder, 'brand');
