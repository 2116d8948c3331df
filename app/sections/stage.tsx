import { Activity } from 'react';
import { Outlet } from 'react-router';
import { usePage } from '#app/use-page.ts';
import { Sections } from './sections.tsx';
import { usePageAhead } from './use-page-ahead.ts';
import { AheadContext } from './use-standing.ts';

/**
 * The page that is shown and, beside it and unseen, the one whose link is pointed at: followed, it has only to be
 * turned visible. One that cannot be drawn does no harm: React lets no error out of what is hidden. What is no page,
 * the gallery of development, is shown as its route.
 */
export function Stage() {
  const page = usePage();
  const ahead = usePageAhead(page?.path);
  if (!page) return <Outlet />;
  return (ahead ? [page, ahead] : [page]).map((each) => (
    // Another page is another set of sections, even where two have one type in one place.
    <Activity key={each.path} mode={each === page ? 'visible' : 'hidden'}>
      <AheadContext value={each !== page}>
        <Sections sections={each.sections} />
      </AheadContext>
    </Activity>
  ));
}
