import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { AnalyticsHost } from '#app/analytics/analytics-host.tsx';
import { useAnchors } from '#app/links/use-anchors.ts';
import { useFollowing } from '#app/links/use-following.ts';
import { SearchHost } from '#app/search/search-host.tsx';
import { useSite } from '#app/site.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useFarParts } from './use-far-parts.ts';
import { useScrollbarRoom } from './use-scrollbar-room.ts';

function Announcement() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useArrival()}
    </p>
  );
}

/** What stands around every page. Rendered once: what depends on the page asks for it further down. */
export function Shell({ children }: { children: ReactNode }) {
  const { words } = useSite();
  useFollowing();
  useAnchors();
  useScrollbarRoom();
  useFarParts();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <AnalyticsHost />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ChatButton />
      <SearchHost />
      <Announcement />
      <ScrollRestoration />
    </>
  );
}
