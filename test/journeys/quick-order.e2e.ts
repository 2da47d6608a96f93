// A buyer pastes a list from a spreadsheet: own numbers are recognised, what cannot be ordered is reported row by row, the rest goes into the cart.
import { demoCompany, demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './watched-page.ts';
import { packagingShop } from './shop-under-test.ts';
import type { Page } from '@playwright/test';

const list = [
  'Artikelnummer\tMenge\tBemerkung',
  "AP-4801\t1'040\tRampe 2",
  'AP-4711\t3\t',
  'Karton X\t4\t',
  'HK_0003\t1.5\t',
  'EP_0001\t10\t',
  'KA_0003\t30\t',
].join('\r\n');

const article = (page: Page, row: number) => page.getByRole('combobox', { name: `Artikel, Zeile ${row}` });
const quantity = (page: Page, row: number) => page.getByRole('textbox', { name: `Menge, Zeile ${row}` });

/** As a spreadsheet program puts it on the clipboard. */
async function paste(page: Page, row: number, text: string): Promise<void> {
  await article(page, row).evaluate((field, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a list is pasted, corrected and put into the cart', { tag: '@long-on-phone' }, async ({ page, context }) => {
  await demoLogIn(context, packagingShop.url, demoCompany);
  await open(page, '/favoriten/quick-order');
  await test.step('one article by its name, with the keyboard', async () => {
    await article(page, 1).pressSequentially('halbpal');
    await expect(page.getByRole('option', { name: /Halbpalette 800 × 600/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(article(page, 1)).toHaveValue('PL_0003');
    await expect(quantity(page, 1)).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(article(page, 2)).toBeFocused();
  });
  await test.step('the list, with a report', async () => {
    await paste(page, 2, list);
    const report = page.getByRole('region', { name: 'Was aus der Tabelle wurde' });
    await expect(report.getByRole('heading')).toBeFocused();
    await expect(report).toContainText('4 Zeilen übernommen. Eine Zeile mit gleichem Artikel zusammengezählt.');
    await expect(report.getByRole('listitem')).toHaveText([/Zeile 4.*«Karton X» kennen wir nicht/, /Zeile 5.*«1.5» ist keine ganze Zahl/]);
    await expect(article(page, 2)).toHaveValue('EP_0001');
    await expect(quantity(page, 2)).toHaveValue('1050');
    await expect(page.getByRole('textbox', { name: 'Bemerkung, Zeile 2' })).toHaveValue('Rampe 2');
    // The company's own price from 60 pieces on.
    await expect(page.getByText('CHF 11.125', { exact: true })).toBeVisible();
  });
  await test.step('refused rows are corrected in the list', async () => {
    await page.getByRole('button', { name: 'Zum Korrigieren in die Liste' }).click();
    await expect(page.getByText('«Karton X» kennen wir nicht')).toBeVisible();
    await quantity(page, 6).fill('2');
    await page.getByRole('button', { name: '50 Stück übernehmen' }).click();
    await expect(page.getByText('Dieses Produkt gibt es nur in Vielfachen von 25.')).toHaveCount(0);
  });
  await test.step('the truck fills', async () => {
    await article(page, 2).focus();
    await expect(page.getByRole('complementary', { name: 'Auslastung des Camions' })).toContainText(/von \d+ Stellplätzen/);
    await expect(page.getByText("EPAL 1 Europalette, 1'050 Stück")).toBeVisible();
    await expect(page.getByText(/Gezeigt sind 4 von 70 Stapeln/)).toBeVisible();
  });
  await expectAccessible(page, 'quick order');
  await test.step('all that is ready goes into the cart, the rest stays, also over a reload', async () => {
    await page.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
    await expect(article(page, 1)).toHaveValue('Karton X');
    await page.reload();
    await expect(article(page, 1)).toHaveValue('Karton X');
    await open(page, '/checkout');
    const lines = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(lines).toHaveCount(5);
    await expect(page.getByRole('textbox', { name: 'Menge EPAL 1 Europalette' })).toHaveValue('1050');
    await expect(page.getByRole('textbox', { name: 'Bemerkung zu dieser Position' }).first()).toHaveValue('Rampe 2');
  });
});

// In the short run every-page.e2e.ts asks for this address, too.
test('who may not order by list is asked to log in', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.goto('/favoriten/quick-order');
  await expect(page).toHaveURL(/\/user\/login\?next=%2Ffavoriten%2Fquick-order/);
});
