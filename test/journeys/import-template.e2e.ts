// A clerk imports a pump maker's order: chooses the customer, takes the suggested number, stores, and finds the order; a second run finds nothing new.
import { demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

test('an order comes by the template of a customer', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const reference = `PO-${Date.now()}`;
  const buffer = Buffer.from(['Pos;Artikel-Nr.;Menge;Pumpe', '10;AP-4711;4;AP-40', '20;VP-40-KJ;2;VP-40'].join('\r\n'), 'latin1');
  const file = { name: 'bestellung.csv', mimeType: 'text/csv', buffer };
  await demoLogIn(page.context(), packagingShop.url, 'verkauf@kistenwerk.example');
  const choose = async (): Promise<void> => {
    await open(page, '/admin/import?kind=templateOrder');
    await expect(page.getByRole('radio', { name: /Bestellung aus Vorlage/ })).toBeChecked();
    await page.getByLabel('Kunde', { exact: true }).fill('Aare Pumpen');
    await page.getByRole('option', { name: /Aare Pumpen AG/ }).click();
    await page.getByLabel('Bestellnummer des Kunden').fill(reference);
    await page.getByLabel('Datei wählen').setInputFiles(file);
  };
  await choose();
  await expect(page.getByRole('row').filter({ hasText: '«VP-40-KJ»' })).toBeVisible();
  await expectAccessible(page, 'a template');
  await page.getByRole('button', { name: 'VP-40-KI nehmen' }).click();
  await page.getByRole('button', { name: /2 Zeilen übernehmen/ }).click();
  await expect(page.getByText('2 Zeilen übernommen.')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: /^A20/ }).click();
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText('10 · AP-40').first()).toBeVisible();
  await choose();
  await page.getByRole('button', { name: 'VP-40-KI nehmen' }).click();
  await expect(page.getByRole('button', { name: /0 Zeilen übernehmen/ })).toBeDisabled();
});
