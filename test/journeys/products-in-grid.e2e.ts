// A catalogue clerk edits products in the list: a cell, a pasted block with one mistake, saved together; the shop shows it at once.
import { demoLogIn } from './demo-log-in.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';
import type { Locator, Page } from '@playwright/test';

const cell = async (page: Page, row: number, column: string): Promise<Locator> => {
  const heads = await page.locator('[data-head]').evaluateAll((all) => all.map((head) => head.getAttribute('data-head')));
  return page.locator(`[data-place="${row}"][data-index="${heads.indexOf(column)}"]`);
};

/** As a spreadsheet program puts it on the clipboard. */
const paste = async (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('products edited in the list stand in the shop', { tag: '@desktop' }, async ({ page, attempt }) => {
  await demoLogIn(page.context(), packagingShop.url, 'katalog@kistenwerk.example');
  await open(page, '/admin/product?search=SK_00');
  await expect(page.getByRole('link', { name: 'SK_0005' })).toBeVisible();
  const first = (await page.getByRole('link', { name: /^SK_/ }).allTextContents()).indexOf('SK_0005');

  await (await cell(page, first, 'name.de')).click();
  await page.keyboard.type(`Kiste ${attempt} aus dem Raster`);
  await page.keyboard.press('Enter');
  await (await cell(page, first, 'length')).click();
  await paste(page, `61${attempt}\t41${attempt}\n72O\t42${attempt}\n`);
  const bar = page.getByRole('region', { name: 'Zwischenablage' });
  await expect(bar).toContainText('3 Zellen gut');
  await expect(bar).toContainText('1 fehlerhaft');
  await bar.getByRole('button', { name: 'Nur gute einsetzen' }).click();

  const unsaved = page.getByRole('region', { name: 'Ungespeichert' });
  await expect(unsaved).toContainText('4 Zellen in 2 Zeilen ungespeichert');
  await page.keyboard.press('Control+s');
  await expect(unsaved).toHaveCount(0);
  await expect(await cell(page, first, 'width')).toHaveText(`41${attempt}`);

  await open(page, '/products/SK_0005');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Kiste ${attempt} aus dem Raster`);
  await expect(page.getByRole('main')).toContainText(`61${attempt} × 41${attempt}`);
});
