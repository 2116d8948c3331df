import type { ComponentType } from 'react';

/** The code of every island. All other components run only while the site is built. */
export const islands = {
  analytics: () => import('#app/analytics/analytics.tsx'),
  'answer-by': () => import('#app/sections/message/answer-by.tsx'),
  backdrop: () => import('#app/sections/landing-hero/backdrop.tsx'),
  'article-grid': () => import('#app/sections/article-index/article-grid.tsx'),
  'background-video': () => import('#app/ui/video/film.tsx'),
  carousel: () => import('#app/ui/carousel/carousel-island.tsx'),
  'click-sum': () => import('#app/sections/click-sum/sliders.tsx'),
  'client-reviews': () => import('#app/sections/client-reviews/reviews.tsx'),
  contents: () => import('#app/ui/contents/contents.tsx'),
  'job-teams': () => import('#app/sections/job-list/job-teams.tsx'),
  included: () => import('#app/sections/included/holds.tsx'),
  'lead-form': () => import('#app/lead-form/lead-form-island.tsx'),
  'map-frame': () => import('#app/ui/map-frame/frame.tsx'),
  'office-clock': () => import('#app/sections/offices/clock.tsx'),
  'office-hands': () => import('#app/sections/contact-form/hands.tsx'),
  'office-map': () => import('#app/sections/office-map/map-choice.tsx'),
  'office-needle': () => import('#app/sections/offices/needle.tsx'),
  'postmark-day': () => import('#app/sections/message/postmark-day.tsx'),
  'rotating-words': () => import('#app/sections/service-list/rotating-words.tsx'),
  'search-panel': () => import('#app/search/search-panel.tsx'),
  showcase: () => import('#app/sections/showcase/showcase-list.tsx'),
  'works-grid': () => import('#app/sections/works-browser/works-grid.tsx'),
  // Each takes the props that its `Island` was given.
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

type Listed = typeof islands;

declare module '#app/ui/island/island.tsx' {
  interface Islands extends Listed {}
}
