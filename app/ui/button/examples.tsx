import type { Examples } from '../examples.ts';
import { Button } from './button.tsx';

export const examples: Examples = {
  'on paper': <Button>Send message</Button>,
  'on ink': (
    <div className="on-ink">
      <Button tone="sun">Contact Us</Button>
    </div>
  ),
  small: <Button size="small">Contact Us</Button>,
  'at work': <Button aria-disabled>Sending</Button>,
};
