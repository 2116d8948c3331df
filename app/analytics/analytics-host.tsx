import { lazy, Suspense } from 'react';
import { useAnalytics } from './config.ts';

const Analytics = lazy(() => import('./analytics.tsx'));

/** Where visits are counted, if they are: its code is loaded only on a site that names a service. */
export function AnalyticsHost() {
  const config = useAnalytics();
  if (!config) return null;
  return (
    <Suspense>
      <Analytics config={config} />
    </Suspense>
  );
}
