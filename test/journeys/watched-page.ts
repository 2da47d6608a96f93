// The page of a journey, watched: anything the browser complains about (script errors, blocked content, hydration) fails the journey at its end.
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Complaints {
  /** A complaint that the journey causes on purpose. */
  allow: (pattern: RegExp) => void;
}

/** Each journey has its own IP address, as visitors do: log-ins and registrations are limited by address. */
function addressOf(testId: string, retry: number): string {
  const number = Array.from(testId).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 64_000, retry);
  return `10.20.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

export const test = base.extend<{ complaints: Complaints; attempt: number }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the requested fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { testId, retry }) => use({ 'x-forwarded-for': addressOf(testId, retry) }),
  // A failed first attempt leaves its records in the shop: names of new records must include the attempt.
  // oxlint-disable-next-line no-empty-pattern -- as above
  attempt: async ({}, use, { retry, repeatEachIndex }) => use(retry + repeatEachIndex),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      // When the processor draws 3D, the browser complains about its own driver.
      const allowed: RegExp[] = [/GL Driver Message \(OpenGL, Performance/];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          heard.push(`${message.type()}: ${message.text()} (${message.location().url}, on ${message.page()?.url() ?? 'no page'})`);
        }
      });
      context.on('weberror', (error) => {
        // What a browser throws itself, such as a part that could not be loaded, has an empty stack.
        const { message, stack = '' } = error.error();
        heard.push(`thrown: ${stack === '' ? message : stack}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(
        heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a page and waits until it is hydrated: input before that is handled by the browser alone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

export async function takenOver(page: Page): Promise<void> {
  // Not in each frame, as is usual: asking so often keeps a page from getting there.
  await page.waitForFunction(
    () => {
      // Some of it waits for the first interaction, once it listens; without any, for four seconds.
      dispatchEvent(new Event('pointermove'));
      return [...document.querySelectorAll('main, main button, main input')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      );
    },
    undefined,
    { polling: 50 },
  );
}
