import { expect, test } from 'vitest';
import { loadContent } from '#app/pages/load.ts';

const { forms, site } = loadContent().content;

/** Texts in the specification that no built page shows before a form is sent. */
test('forms answer in the words of the specification', () => {
  expect(forms.contact.success).toBe('Your message has been sent!');
  expect(forms.success.text).toBe(
    'Your message has been sent successfully! We’ll get back to you as soon as possible.',
  );
  expect(forms.callback.submit).toBe('Get a Callback');
  expect(site.scheduler.proposal).toBe('GET A PROPOSAL');
});
