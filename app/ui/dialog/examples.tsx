import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Examples } from '../examples.ts';
import { Dialog } from './dialog.tsx';

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Message sent" closeLabel="Close">
        <p>Your message has been sent!</p>
        <Button onClick={() => setOpen(false)}>Got it</Button>
      </Dialog>
    </>
  );
}

export const examples: Examples = { 'opened by a button': <OpenedByButton /> };
