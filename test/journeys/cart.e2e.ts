// The cart keeps what was chosen: across reloads and in other tabs, with changed configurations, removed lines and sales units.
import { haveInCart } from './cart-by-call.ts';
import { expectAccessible } from './expect-accessible.ts';
import { amountIn, buy, cartSums, priceBar, settledTotal, toCheckout } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';
import type { Page } from '@playwright/test';

const lines = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Menge ${name}` });

test('the cart survives a reload and follows in a second tab', { tag: '@long-on-phone' }, async ({ page, context }) => {
  await buy(page, 'HK_0002', 2);
  const total = await settledTotal(page);
  await page.reload();
  await expect(lines(page)).toHaveText(['Werkzeugkiste 600']);
  expect(await settledTotal(page)).toBe(total);
  const second = await context.newPage();
  await open(second, '/checkout');
  await expect(quantity(second, 'Werkzeugkiste 600')).toHaveValue('2');
  await second.getByRole('button', { name: 'Menge Werkzeugkiste 600: mehr' }).click();
  await expect(quantity(page, 'Werkzeugkiste 600')).toHaveValue('3');
  await expect.poll(async () => settledTotal(page)).toBe(await settledTotal(second));
  await second.getByRole('button', { name: 'Werkzeugkiste 600 entfernen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch leer' })).toBeVisible();
});

test('equal lines become one when a configuration is changed', { tag: '@long-on-phone' }, async ({ page }) => {
  await haveInCart(page, { article: 'HK_0001' }, { article: 'HK_0001', quantity: 2, values: { length: 1200 } });
  const longer = page
    .getByRole('listitem')
    .filter({ hasText: 'Innen 1200 × 600 × 500 mm' })
    .filter({ has: page.getByRole('heading') });
  await longer.getByRole('link', { name: 'Holzkiste nach Mass ändern' }).click();
  const length = page.getByRole('textbox', { name: /^Länge innen/ });
  await expect(length).toHaveValue('1200');
  await expect(priceBar(page).getByRole('textbox', { name: 'Menge' })).toHaveValue('2');
  await length.fill('1000');
  // In a dialog over the cart if there is room, otherwise on the product's page.
  await page.getByRole('button', { name: /^(OK|Änderungen übernehmen)$/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(lines(page)).toHaveCount(1);
  await expect(quantity(page, 'Holzkiste nach Mass')).toHaveValue('3');
});

test('a printed cart names its sender', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await buy(page, 'HK_0002', 2);
  const sender = page.getByRole('main').getByText('Industriestrasse 12, 6210 Sursee');
  await expect(sender).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sender).toBeVisible();
  await expect(lines(page)).toHaveText(['Werkzeugkiste 600']);
});

test('a removed line comes back with one click', { tag: '@long-on-phone' }, async ({ page }) => {
  await haveInCart(page, { article: 'LA_0002' }, { article: 'PL_0003', quantity: 4 });
  const total = await settledTotal(page);
  await page.getByRole('button', { name: 'Lattenbund 18 × 60, 2 m entfernen' }).click();
  await expect(lines(page)).toHaveText(['Halbpalette 800 × 600']);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(lines(page)).toHaveText(['Lattenbund 18 × 60, 2 m', 'Halbpalette 800 × 600']);
  await expect.poll(async () => settledTotal(page)).toBe(total);
});

test('a price on request is asked for and cannot be ordered', { tag: '@long-on-phone' }, async ({ page }) => {
  await open(page, '/products/HK_0006');
  await expect(priceBar(page)).toContainText('Preis auf Anfrage');
  await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Preis auf Anfrage' }).getByRole('link', { name: '041 555 01 20' })).toBeVisible();
  await test.step('also when it came into the cart while it still had a price', async () => {
    await haveInCart(page, { article: 'HK_0002' });
    await page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.startsWith('cart:')) ?? '';
      const line = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(
        'cart:6',
        JSON.stringify({ ...line, productId: 6, articleNumber: 'HK_0006', name: 'Maschinenkiste 1600', key: '6', configuration: null }),
      );
    });
    await page.reload();
    await expect(page.getByText(/Eine Position hat einen Preis auf Anfrage\./)).toBeVisible();
    await expect(page.getByText('Bitte rufen Sie uns an'), 'a price on request is no fault').toHaveCount(0);
    await expect(cartSums(page).getByRole('link', { name: 'Offerte anfragen' })).toBeVisible();
    await expect(toCheckout(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Maschinenkiste 1600 entfernen' }).click();
    await expect(toCheckout(page)).toBeVisible();
  });
});

test('quantities go in sales units', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  await open(page, '/products/KA_0003');
  const field = priceBar(page).getByRole('textbox', { name: 'Menge' });
  await expect(field).toHaveValue('25');
  await priceBar(page).getByRole('button', { name: 'Menge: mehr' }).click();
  await expect(field).toHaveValue('50');
  await field.fill('60');
  await field.blur();
  await expect(field).toHaveValue('50');
  await priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByText('In Einheiten zu 25 Stück')).toBeVisible();
  await page.getByRole('button', { name: 'Menge Faltkarton 400 × 300 × 200: mehr' }).click();
  await expect(quantity(page, 'Faltkarton 400 × 300 × 200')).toHaveValue('75');
});

test('the popover shows and empties the cart', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await haveInCart(page, { article: 'HK_0002' });
  const total = await settledTotal(page);
  await open(page, '/produkte/holzkisten');
  const entry = page.getByRole('link', { name: 'Warenkorb, ein Artikel' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  expect(await amountIn(page.getByText('Total inkl. MWST').locator('..'))).toBe(total);
  await expectAccessible(page, 'cart popover');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await entry.click();
  await page.getByRole('button', { name: 'Werkzeugkiste 600 aus dem Warenkorb entfernen' }).click();
  await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
});
