// Checks the current page against WCAG 2.2 AA, as far as a machine can.
import { violationsIn } from './violations.ts';
import { expect } from './watched-page.ts';
import type { Page } from '@playwright/test';

export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A fading notice is checked at full opacity, and stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('button')).toHaveCount(0);
  expect.soft(await violationsIn(page), name).toEqual([]);
}
