import type { Content } from './collections.ts';

/** Collections that are lists: where the items that content refers to by id stand. */
export const lists = {
  award: { file: 'awards.yaml', items: (content: Content) => content.awards.awards },
  caseTab: { file: 'cases.yaml', items: (content: Content) => content.cases.tabs },
  client: { file: 'clients.yaml', items: (content: Content) => content.clients.clients },
  clip: { file: 'reviews.yaml', items: (content: Content) => content.reviews.clips },
  customer: { file: 'reviews.yaml', items: (content: Content) => content.reviews.customers },
  person: { file: 'people.yaml', items: (content: Content) => content.people.people },
  press: { file: 'press.yaml', items: (content: Content) => content.press.press },
  review: { file: 'reviews.yaml', items: (content: Content) => content.reviews.reviews },
  tool: { file: 'tools.yaml', items: (content: Content) => content.tools.tools },
} as const;

export type ListKind = keyof typeof lists;
