// The office's lists and settings beyond the letter of WCAG: names that match what is seen, landmarks that differ, heads that say something, and boxes
// and fields that are hit within 24 pixels.
import { expectAccessible } from './expect-accessible.ts';
import { logInAsStaff } from './office-steps.ts';
import { violationsIn } from './violations.ts';
import { expect, open, test } from './watched-page.ts';
import type { Locator } from '@playwright/test';

const rules = ['label-content-name-mismatch', 'landmark-unique', 'empty-table-header', 'aria-required-children', 'td-has-header'];
const paths = [
  '/admin/product',
  '/admin/Settings',
  '/admin/model/aufsatzrahmen',
  '/admin/Category',
  '/admin/ProductType',
  '/admin/Attribute',
  '/admin/staff',
  '/admin/dev',
  '/admin/model',
  '/admin/price',
  '/admin/product/3/internal-price',
  '/admin/product/3/price2?customer=1',
  '/admin/Settings/pages',
  '/admin/Settings/interfaces',
];

test('lists and settings say what they are', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  test.slow();
  await logInAsStaff(page);
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, async () => {
      await expectAccessible(page, path);
      expect.soft(await violationsIn(page, ...rules), path).toEqual([]);
    });
  }
});

/** A press this far from the middle of it, upwards and downwards, still hits it. */
async function expectTall(control: Locator, pixels: number): Promise<void> {
  const hits = await control.evaluate((element, reach) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = (side: number) => document.elementFromPoint(x + width / 2, y + height / 2 + side * (reach / 2 - 1)) === element;
    return [hit(-1), hit(1)];
  }, pixels);
  expect.soft(hits, String(control)).toEqual([true, true]);
}

test('boxes and fields of a list are hit within 24 pixels', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await logInAsStaff(page);
  await open(page, '/admin/product');
  await expectTall(page.getByRole('checkbox', { name: 'Alle Zeilen wählen' }), 24);
  await expectTall(page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox'), 24);
  await expectTall(page.getByRole('searchbox').first(), 24);
  await expectTall(page.getByRole('button', { name: 'Filter Nummer' }), 24);
  await open(page, '/admin/staff');
  await expectTall(page.getByRole('checkbox', { name: 'Leitung: Kategorien' }), 24);
  await expectTall(page.getByRole('table').first().getByRole('link').first(), 24);
});

test(
  'a search without a connection keeps the office and says so in the list',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context, complaints }) => {
    await logInAsStaff(page);
    await open(page, '/admin/Orders');
    const search = page.getByRole('searchbox', { name: 'Nummer, Kunde, Ort, Referenz' });
    await context.setOffline(true);
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await search.fill('aare');
    await expect(page.getByText('Die Zeilen konnten nicht geladen werden.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Nochmals laden' }).click();
    await expect(page.getByText('Die Zeilen konnten nicht geladen werden.')).toBeHidden();
    await expect(search).toHaveValue('aare');
  },
);
