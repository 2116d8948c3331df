import './styles/index.css';
import { isRouteErrorResponse, Links, Meta, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { siteOf } from './content/site.server.ts';
import { loadContent } from './content/store.server.ts';
import { Stage } from './sections/stage.tsx';
import { Shell } from './shell/shell.tsx';
import { SiteProvider } from './site.tsx';
import { typefaces } from './styles/typefaces.ts';
import { motionScript } from './ui/motion/motion.ts';
import { usePage } from './use-page.ts';
import { useSingleUpdate } from './use-single-update.ts';

/** Runs while the site is built. */
export function loader() {
  return siteOf(loadContent());
}

/** What all pages share does not change between them. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    // The motion script marks the root before React sees it.
    <html lang={usePage()?.language ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#070c16" />
        {/* No drawing: Chromium would open it as a document of its own at each followed link. */}
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" />
        <link rel="alternate" href="/feed.json" type="application/feed+json" />
        {/* Our own constants: they must stand, and run, before anything is painted. */}
        {/* oxlint-disable react/no-danger */}
        <style dangerouslySetInnerHTML={{ __html: typefaces }} />
        <script dangerouslySetInnerHTML={{ __html: motionScript }} />
        {/* oxlint-enable react/no-danger */}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** One element for all pages, so that what does not depend on the page is not rendered again with each. */
const page = (
  <Shell>
    <Stage />
  </Shell>
);

export default function Root({ loaderData }: Route.ComponentProps) {
  useSingleUpdate();
  return <SiteProvider site={loaderData}>{page}</SiteProvider>;
}

/** Shown only when a page's data or code cannot be had: the address is loaded afresh by the link it offers. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) return <pre>{import.meta.env.DEV && error instanceof Error ? error.message : null}</pre>;
  const { failure } = site.words;
  return (
    <SiteProvider site={site}>
      <Shell>
        <section className="failure">
          <h1>{isRouteErrorResponse(error) && error.status === 404 ? failure.missing : failure.heading}</h1>
          {import.meta.env.DEV && error instanceof Error ? <pre>{error.message}</pre> : <p>{failure.text}</p>}
          <p>
            <a href="/" data-reload="">
              {failure.home}
            </a>
          </p>
        </section>
      </Shell>
    </SiteProvider>
  );
}
