import type { ReactNode } from 'react';
import { themeColor } from 'virtual:brand';
import { typefaces } from 'virtual:typefaces';
import firstPaint from '../islands/first-paint.js?raw';
import { MetaTags, type MetaTag } from '#app/seo/meta-tags.tsx';

/** Build output a page refers to. */
export interface Assets {
  /** URL of the entry script. */
  entry: string;
  /** Names the script and the players, so that navigation puts no page into a document with other ones. */
  build: string;
  /** Inline CSS. */
  styles: string;
  /** Content security policy; none in development. */
  policy?: string | undefined;
}

/** Inlined sources, to be hashed for the policy. */
export const inlineScript = firstPaint;
export const inlineTypefaces = typefaces;

interface DocumentProps {
  language: string;
  meta: readonly MetaTag[];
  assets: Assets;
  children: ReactNode;
}

export function Document({ language, meta, assets, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        {assets.policy ? <meta httpEquiv="Content-Security-Policy" content={assets.policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <meta name="build" content={assets.build} />
        {/* No SVG icon: Chromium would load it as a document of its own on each navigation. */}
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" />
        <link rel="alternate" href="/feed.json" type="application/feed+json" />
        {/* Our own sources, so safe to inline. */}
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
