/** What somebody without a mouse does: forward with Tab, then type or press. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './watched-page.ts';

/** Steps forward until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with Tab: ${wanted.toString()}`);
}

export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  const main = page.getByRole('main');
  // A street becomes a box with proposals while it is typed.
  const field = main.getByRole('textbox', { name }).or(main.getByRole('combobox', { name }));
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
