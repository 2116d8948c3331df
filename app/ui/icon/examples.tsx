import type { Examples } from '../examples.ts';
import { Icon } from './icon.tsx';

export const examples: Examples = {
  'every mark': (
    <p>
      <Icon name="linkedin" />
      <Icon name="facebook" />
      <Icon name="instagram" />
      <Icon name="x" />
      <Icon name="whatsapp" />
      <Icon name="phone" />
    </p>
  ),
};
