// A line of the cart is changed in the configurator's modal, ordered, and opened again: Escape discards everything, OK keeps everything,
// and an order can only be viewed.
import { haveInCart } from './cart-by-call.ts';
import type { Locator, Page } from '@playwright/test';
import { companyGuest } from './guest.ts';
import { order, settledTotal, walkToSummary } from './order-steps.ts';
import { expect, test } from './watched-page.ts';

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Produkt Konfigurieren' });
const innerLength = (page: Page): Locator => modal(page).getByRole('textbox', { name: /^Länge innen/ });

async function openModal(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /ändern$/i })
    .and(page.locator('[aria-haspopup="dialog"]'))
    .first()
    .click();
  await expect(innerLength(page)).toBeVisible();
}

test(
  'a line of the cart is changed in the modal and seen again after the order',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page }) => {
    await haveInCart(page, { article: 'HK_0001' });
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Holzkiste nach Mass' }).first();
    const before = await settledTotal(page);
    await test.step('Escape leaves the line as it was', async () => {
      await openModal(page);
      await innerLength(page).fill('1400');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(line).toContainText('Innen 1000 × 600 × 500 mm');
      await expect(page.getByRole('link', { name: /ändern$/i }).first()).toBeFocused();
    });
    await test.step('undo works inside of a field', async () => {
      await openModal(page);
      await innerLength(page).fill('1400');
      await page.keyboard.press('Control+z');
      await expect(innerLength(page)).toHaveValue('1000');
    });
    await test.step('a value explains itself', async () => {
      await modal(page).getByText('Berechnete Werte').click();
      await modal(page).getByRole('button', { name: 'Warum? Brettstärke' }).click();
      await expect(page.getByRole('dialog', { name: 'Warum? Brettstärke' })).toContainText('Brett nach Packgut');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeVisible();
    });
    await test.step('what cannot be built cannot be taken over', async () => {
      await innerLength(page).fill('9999');
      await expect(modal(page).getByRole('button', { name: 'OK' })).toBeDisabled();
    });
    await test.step('OK takes the new length and its price over', async () => {
      await innerLength(page).fill('1400');
      await modal(page).getByRole('button', { name: 'OK' }).click();
      await expect(modal(page)).toHaveCount(0);
      await expect(line).toContainText('Innen 1400 × 600 × 500 mm');
      await expect.poll(async () => settledTotal(page)).not.toBe(before);
    });
    await test.step('the order shows it, for viewing only and without a price', async () => {
      await walkToSummary(page, companyGuest());
      await order(page);
      await page.getByRole('link', { name: 'Holzkiste nach Mass ansehen' }).click();
      await expect(innerLength(page)).toHaveValue('1400');
      await expect(innerLength(page)).toBeDisabled();
      await expect(modal(page).getByRole('button', { name: 'OK' })).toHaveCount(0);
      await expect(modal(page).getByRole('region', { name: 'Preis und Bestellung' })).toHaveCount(0);
      await modal(page).getByRole('button', { name: 'Schliessen' }).last().click();
      await expect(modal(page)).toHaveCount(0);
    });
    await test.step('the browser’s back button closes it, too, and leaves the page only then', async () => {
      const shown = page.url();
      const view = page.getByRole('link', { name: 'Holzkiste nach Mass ansehen' });
      await view.click();
      await expect(innerLength(page)).toBeVisible();
      await page.goBack();
      await expect(modal(page)).toHaveCount(0);
      await expect(view).toBeFocused();
      expect(page.url()).toBe(shown);
      await page.goBack();
      expect(page.url()).not.toBe(shown);
    });
  },
);
