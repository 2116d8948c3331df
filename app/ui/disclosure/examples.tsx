import type { Examples } from '../examples.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: Examples = {
  'one open at a time': (
    <>
      <Disclosure summary="How long does a site take?" group="questions" defaultOpen>
        <p>About 45 days, if approvals are on time.</p>
      </Disclosure>
      <Disclosure summary="Which platforms do you build on?" group="questions">
        <p>WordPress, custom React or HTML, and Shopify.</p>
      </Disclosure>
    </>
  ),
};
