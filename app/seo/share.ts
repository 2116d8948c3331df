/** Key of the picture that stands for a page in link previews; made by `npm run artwork share`. */
export function shareKey(path: string): string {
  return `share/${path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}`;
}
