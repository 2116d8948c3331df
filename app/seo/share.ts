/** Key of the picture that stands for a page in link previews; made by `npm run media`. */
export function shareKey(path: string): string {
  return `share/${path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'}`;
}
