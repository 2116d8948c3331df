import { type ComponentType, lazy } from 'react';
import type { SectionProps, SectionType } from './schemas.ts';

/** The component of every section type, each in a chunk of its own. Exhaustive: a missing one does not compile. */
export const registry = {
  'award-banner': lazy(() => import('./award-banner/award-banner.tsx')),
  'client-logos': lazy(() => import('./client-logos/client-logos.tsx')),
  clips: lazy(() => import('./clips/clips.tsx')),
  'contact-banner': lazy(() => import('./contact-banner/contact-banner.tsx')),
  'contact-form': lazy(() => import('./contact-form/contact-form.tsx')),
  'home-hero': lazy(() => import('./home-hero/home-hero.tsx')),
  'latest-articles': lazy(() => import('./latest-articles/latest-articles.tsx')),
  message: lazy(() => import('./message/message.tsx')),
  'office-map': lazy(() => import('./office-map/office-map.tsx')),
  offices: lazy(() => import('./offices/offices.tsx')),
  'service-list': lazy(() => import('./service-list/service-list.tsx')),
  'story-banner': lazy(() => import('./story-banner/story-banner.tsx')),
  'works-preview': lazy(() => import('./works-preview/works-preview.tsx')),
} satisfies { [T in SectionType]: ComponentType<SectionProps<T>> };
