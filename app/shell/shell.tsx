import type { ReactNode } from 'react';
import type { AnalyticsConfig } from '#app/analytics/config.ts';
import Analytics from '#app/analytics/analytics.island.tsx';
import { Search } from '#app/search/search.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

interface ShellProps {
  /** BCP 47 tag of the page. */
  language: string;
  analytics: AnalyticsConfig | undefined;
  children: ReactNode;
}

/** Header, footer and menu around every page. Navigation keeps them, replacing only elements marked `data-of-page`. */
export function Shell({ language, analytics, children }: ShellProps) {
  const { words } = useSite();
  return (
    <>
      <a href="#content" className={`${styles.skip} on-screen`}>
        {words.skipToContent}
      </a>
      {analytics ? <Island name="analytics" component={Analytics} props={{ config: analytics }} /> : null}
      <Header />
      <main id="content" data-of-page="main" data-language={language} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer counted={analytics?.question.choices} />
      <Search />
      <p className="visually-hidden" aria-live="polite" data-announcement="" />
    </>
  );
}
