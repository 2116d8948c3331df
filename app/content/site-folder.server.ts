import path from 'node:path';

/** Folder of the site that a project builds and serves: `brand/` and `content/` lie in it. `SITE` names another. */
export function siteFolderIn(project: string): string {
  return path.resolve(project, process.env['SITE'] || '.');
}

const siteFolder = siteFolderIn('.');
export const contentFolder = path.join(siteFolder, 'content');
export const brandFolder = path.join(siteFolder, 'brand');
