// A catalogue clerk imports products with mistakes: sees them at their cells, fixes them there, stores, finds them in the shop, and undoes the import.
import { demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const tableOf = (mark: string): string =>
  [
    'Artikelnummer;Name DE;Typ;Verkauft in;Veröffentlicht',
    `${mark}_1;Kiste der Reise;Holzkiste;Verpackung;ja`,
    `${mark}_2;Zweite Kiste der Reise;Holzkisten;Verpackung;ja`,
    `${mark}_3;Dritte Kiste der Reise;Holzkiste;Verpackung;vielleicht`,
  ].join('\r\n');

test('products imported with slips are mended, stored, seen in the shop and taken back', { tag: '@desktop' }, async ({ page, attempt }) => {
  const mark = `REISE${attempt}`;
  await demoLogIn(page.context(), packagingShop.url, 'katalog@kistenwerk.example');
  await open(page, '/admin/import');
  await expectAccessible(page, 'imports');
  await page.getByLabel('Datei wählen').setInputFiles({ name: 'reise.csv', mimeType: 'text/csv', buffer: Buffer.from(tableOf(mark)) });

  await expect(page.getByRole('button', { name: '1 Zeile übernehmen' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${mark}_2` })).toContainText('«Holzkisten» gibt es hier nicht.');
  await expectAccessible(page, 'a dry run');
  await page.keyboard.press('F8');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Holzkiste');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '2 Zeilen übernehmen' })).toBeVisible();
  const last = page.getByLabel('Veröffentlicht in Zeile 4 verbessern');
  await last.fill('ja');
  await last.press('Enter');
  await expect(page.getByRole('button', { name: '3 Zeilen übernehmen' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('3 Zeilen übernommen.')).toBeVisible();

  const desk = page.url();
  await open(page, `/products/${mark}_2`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zweite Kiste der Reise');

  await open(page, desk);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Zurückgenommen. Alles steht wieder wie vorher.')).toBeVisible();
  expect((await page.request.get(`/products/${mark}_2`)).status()).toBe(404);
});
