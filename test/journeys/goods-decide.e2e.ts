// The goods determine their packaging: too heavy for a wooden crate, they lead to the next construction with their sizes kept; bound for overseas,
// to treated wood.
import { companyGuest } from './guest.ts';
import { amountIn, order, priceBar, walkToSummary } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';
import type { Locator, Page } from '@playwright/test';

const field = (page: Page, name: RegExp): Locator => page.getByRole('textbox', { name });

test(
  'goods too heavy for a wooden crate open the crate for export with the same sizes',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    await open(page, '/products/HK_0001');
    const picture = page.getByRole('region', { name: 'Ansicht', exact: true });
    await picture.getByRole('button', { name: 'Länge innen ändern' }).click();
    await expect(field(page, /^Länge innen/)).toBeFocused();
    await field(page, /^Länge innen/).fill('1300');
    await field(page, /^Gewicht des Packguts/).fill('1200');
    await page.keyboard.press('Tab');
    await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await page.getByRole('link', { name: /^Mit diesen Massen öffnen: Exportkiste/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Exportkiste/ })).toBeVisible();
    await takenOver(page);
    for (const [name, value] of [
      [/^Länge innen/, '1300'],
      [/^Breite innen/, '600'],
      [/^Höhe innen/, '500'],
      [/^Gewicht des Packguts/, '1200'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
    await expect(page.getByText(/^Trägt bis [\d']+\skg gleichmässig verteilt/)).toBeVisible();
    await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
);

test('a machine of 1000 kg for the USA is ordered from the home page on', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = companyGuest();
  await open(page, '/');
  for (const [name, value] of [
    [/^Länge/, '1500'],
    [/^Breite/, '900'],
    [/^Höhe/, '1100'],
    [/^Gewicht/, '1000'],
  ] as const)
    await field(page, name).fill(value);
  await page.getByRole('combobox', { name: /^Ziel/ }).selectOption('US');
  await page.getByRole('button', { name: 'Passende Kisten zeigen' }).click();
  await expect(page).toHaveURL(/land=US/);
  const fits = page.getByRole('region', { name: 'Passende Kisten' }).getByRole('article');
  await expect(fits).toHaveCount(2);
  const first = fits.first();
  const shown = await amountIn(first.getByRole('paragraph').filter({ hasText: 'inkl. MWST' }));
  await first.getByRole('link', { name: 'Exportkiste konfigurieren', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exportkiste/ })).toBeVisible();
  await takenOver(page);
  expect(await amountIn(priceBar(page).getByText('Total').locator('..'))).toBe(shown);
  await expect(page.getByRole('combobox', { name: /^Bestimmungsland/ })).toHaveValue('US');
  await priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByText('Vereinigte Staaten').first()).toBeVisible();
  await walkToSummary(page, guest);
  expect(await order(page)).toMatch(/\d/);
});
