import type { ReactNode } from 'react';
import { themeColor } from 'virtual:brand';
import { typefaces } from 'virtual:typefaces';
import firstPaint from '../islands/first-paint.js?raw';
import { MetaTags, type MetaTag } from '#app/seo/meta-tags.tsx';

/** What a page needs of the files that a build has made. */
export interface Assets {
  /** Address of the browser's script. */
  entry: string;
  /** Names the build, so that a visit does not mix two. */
  build: string;
  /** Styles that stand in the document. */
  styles: string;
  /** Content security policy; none in development. */
  policy?: string | undefined;
}

/** Everything that stands inline in a document, for the policy. */
export const inlineScript = firstPaint;
export const inlineTypefaces = typefaces;

interface DocumentProps {
  language: string;
  meta: readonly MetaTag[];
  assets: Assets;
  children: ReactNode;
}

/** The HTML document of a page. */
export function Document({ language, meta, assets, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        {assets.policy ? <meta httpEquiv="Content-Security-Policy" content={assets.policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <meta name="build" content={assets.build} />
        {/* No drawing: Chromium would open it as a document of its own at each followed link. */}
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" />
        <link rel="alternate" href="/feed.json" type="application/feed+json" />
        {/* Our own texts. */}
        {/* oxlint-disable react/no-danger */}
        <style data-page="" dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <style dangerouslySetInnerHTML={{ __html: typefaces }} />
        <script data-entry={assets.entry} dangerouslySetInnerHTML={{ __html: firstPaint }} />
        {/* oxlint-enable react/no-danger */}
        <MetaTags tags={meta} />
      </head>
      <body>{children}</body>
    </html>
  );
}
