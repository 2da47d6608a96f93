// The user's effort: presses of the pointer, and fields filled in. The steps are pages of one document, so the count lasts until the order.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    effort: { presses: number; fields: string[] };
  }
}

export async function countEffort(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.window.effort = { presses: 0, fields: [] };
    addEventListener('pointerdown', () => (globalThis.window.effort.presses += 1), true);
    addEventListener(
      'input',
      ({ target }) => {
        const { fields } = globalThis.window.effort;
        if (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox' && !fields.includes(target.name))
          fields.push(target.name);
      },
      true,
    );
  });
}

export const effort = async (page: Page): Promise<Window['effort']> => page.evaluate(() => globalThis.window.effort);
