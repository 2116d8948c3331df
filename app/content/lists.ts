import type { Content } from './collections.ts';

/**
 * List collections whose items are referenced by id: an item's name in messages, its file, and access to the items.
 */
export const lists = {
  award: { one: 'an award', file: 'awards.yaml', items: (content: Content) => content.awards.awards },
  caseTab: { one: 'a tab of cases', file: 'cases.yaml', items: (content: Content) => content.cases.tabs },
  client: { one: 'a client', file: 'clients.yaml', items: (content: Content) => content.clients.clients },
  clip: { one: 'a clip', file: 'reviews.yaml', items: (content: Content) => content.reviews.clips },
  customer: {
    one: 'a customer',
    file: 'reviews.yaml',
    items: (content: Content) => content.reviews.customers,
  },
  person: { one: 'a person', file: 'people.yaml', items: (content: Content) => content.people.people },
  press: {
    one: 'a piece of the press',
    file: 'press.yaml',
    items: (content: Content) => content.press.press,
  },
  review: { one: 'a review', file: 'reviews.yaml', items: (content: Content) => content.reviews.reviews },
  tool: { one: 'a tool', file: 'tools.yaml', items: (content: Content) => content.tools.tools },
} as const;

export type ListKind = keyof typeof lists;
