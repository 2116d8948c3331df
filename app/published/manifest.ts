import type { Sources } from '#app/content/resolve.server.ts';

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ content }: Sources): string {
  const { name, colours } = content.brand;
  const { description } = content.site;
  // Same colour as the header and the first screen.
  const ink = colours['ink-950'];
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
