import type { Page } from '@playwright/test';
import { type Interaction, openAndClose, press } from './interactions.ts';

/**
 * Runs in the page: adds the least that a press can act on, a button that changes its own word and one that opens a
 * dialog of one word.
 */
export function bareControl(): void {
  addEventListener('DOMContentLoaded', () => {
    const dialog = document.createElement('dialog');
    dialog.append('shown');
    const word = document.createElement('button');
    word.append('word');
    word.addEventListener('click', () => {
      word.textContent = word.textContent === 'word' ? 'drow' : 'word';
    });
    const opener = document.createElement('button');
    opener.append('dialog');
    opener.addEventListener('click', () => dialog.showModal());
    const box = document.createElement('div');
    box.dataset['bare'] = '';
    Object.assign(box.style, {
      position: 'fixed',
      insetBlockStart: '50%',
      zIndex: '9999',
      background: '#fff',
    });
    box.append(word, opener, dialog);
    document.body.append(box);
  });
}

/** A press that shows a word or, where the interaction opens a dialog, a dialog of one word. */
export function pressBare(page: Page, { modal }: Interaction): Promise<void> {
  const buttons = page.locator('[data-bare] button');
  return modal ? openAndClose(buttons.last()) : press(buttons.first());
}
