import { slugOf } from '#app/content/slug.ts';
import { within } from '#app/content/within.ts';
import { isStairs } from '#app/sections/read-more/stairs.ts';
import type { Section } from '#app/sections/schemas.ts';

/** Ids of the headings in a text. */
function headingsIn(value: unknown): string[] {
  return within(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null && 'depth' in inner && 'id' in inner
      ? [String(inner.id)]
      : [],
  );
}

function own(section: Section): string[] {
  switch (section.type) {
    case 'article-body':
      return [...section.opening, ...section.body].flatMap(({ id }) => id ?? []);
    case 'about-block':
      return ['about'];
    case 'client-logos':
      return ['clients'];
    case 'location-links':
      return ['places'];
    case 'audit-form':
    case 'break-even':
    case 'included':
      return [section.type];
    case 'case-columns':
    case 'case-tabs':
      return ['case-studies'];
    case 'charted-results':
      return ['results'];
    case 'contact-form':
      return ['form'];
    case 'ending':
      return section.team ? ['who-answers'] : [];
    case 'faq':
      return ['questions', ...section.questions.map(({ question }) => `faq-${slugOf(question)}`)];
    case 'how-we-work':
    case 'latest-work':
    case 'toolkit':
      return [section.type];
    case 'price-hero':
      return ['what-it-costs'];
    case 'read-more':
      return isStairs(section) ? ['process'] : [];
    case 'legal-text':
      return section.sections.map(({ id }) => id);
    case 'seo-team':
      return ['team'];
    case 'service-cards':
      return ['what-we-build'];
    case 'service-blocks':
      return section.blocks.map(({ slug }) => slug);
    case 'works-browser': {
      const { categories, items } = section.works;
      // The first stands for all works; an empty category is not shown.
      return categories
        .filter(({ id }, index) => index === 0 || items.some(({ categoryId }) => categoryId === id))
        .map(({ slug }) => slug);
    }
    default:
      return [];
  }
}

/** All anchors in a section. */
export function anchorsOf(section: Section): string[] {
  return [...own(section), ...headingsIn(section)];
}
