import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records violations before any script of the page runs. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
}

/** Policy violations of the page so far. */
export const broken = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);

/** Clicks every button in `main` that does not submit a form, and closes any dialog that opens. */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settle = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button[type="button"], main button[command], footer button',
    )) {
      // The close button of a closed dialog does nothing.
      if (!button.isConnected || button.disabled || button.closest('dialog:not(:popover-open)')) continue;
      button.click();
      await settle();
      for (const dialog of document.querySelectorAll('dialog:popover-open'))
        if (dialog instanceof HTMLDialogElement) dialog.hidePopover();
    }
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
      tab.click();
      await settle();
    }
  });
  // Then the code for every press has loaded, and its requests have been sent.
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** The browser logs a dialog that both its button and script close; that is not a policy violation. */
export const doublyClosed = /already closed Dialog/;
