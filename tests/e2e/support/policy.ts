import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Notes violations before any script of the page runs. */
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

/** What has broken the policy of the page so far. */
export const broken = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);

/** Presses every button of the main part that does not send a form, and closes whatever dialog it opens. */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settle = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      'main button[type="button"], main button[command], footer button',
    )) {
      // A close button of a dialog that is shut has nothing to do.
      if (!button.isConnected || button.disabled || button.closest('dialog:not([open])')) continue;
      button.click();
      await settle();
      for (const dialog of document.querySelectorAll('dialog[open]'))
        if (dialog instanceof HTMLDialogElement) dialog.close();
    }
    for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
      tab.click();
      await settle();
    }
  });
  // Every press has had its code then, and what that fetches has been asked for.
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** The browser remarks on a dialog that both its button and script close; that is no matter of policy. */
export const doublyClosed = /already closed Dialog/;
