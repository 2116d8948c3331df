import type { Examples } from '../examples.ts';
import { DialogFrame } from './dialog.tsx';

export const examples: Examples = {
  'opened by a button': (
    <>
      <button type="button" command="show-popover" commandfor="example">
        Open the dialog
      </button>
      <DialogFrame id="example" label="Message sent" closeLabel="Close">
        <p>Your message has been sent!</p>
      </DialogFrame>
    </>
  ),
};
