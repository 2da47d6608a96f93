// The page of a journey, watched: whatever the browser complains about (script errors, blocked content, hydration) fails the journey at its end.
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Complaints {
  /** A complaint that the journey provokes itself. */
  allow: (pattern: RegExp) => void;
}

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          heard.push(`${message.type()}: ${message.text()} (${message.location().url}, on ${message.page()?.url() ?? 'no page'})`);
        }
      });
      context.on('weberror', (error) => heard.push(`thrown: ${error.error().stack ?? error.error().message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(
        heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a page and waits until its scripts have taken it over: what is typed before is the browser's business. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')));
}
