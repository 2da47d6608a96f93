// A clerk imports the ERP's status file: sees a wrong number and takes the suggested one, stores, finds the order delivered, and undoes the import.
import { demoLogIn } from './demo-log-in.ts';
import { orderOf } from './desk-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { privateGuest } from './guest.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

test('a status file of the ERP is mended, taken over and taken back', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const { id, formattedId } = await orderOf(page.context(), privateGuest());
  const slip = formattedId.replace(/-\d/, '-9');
  const table = [
    'SalesId;SalesStatus;Bestätigter Termin;ErpId;Memo',
    `${slip};Delivered;;AX-4711;Camion`,
    'A1999-00001;Invoiced;;AX-4712;',
  ].join('\r\n');
  await demoLogIn(page.context(), packagingShop.url, 'verkauf@kistenwerk.example');
  await open(page, '/admin/import');
  await page.getByRole('radio', { name: /Auftragsstand aus dem ERP/ }).check();
  const file = { name: 'ax_status.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') };
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await expect(page.getByRole('row').filter({ hasText: 'A1999-00001' })).toContainText('gibt es nicht');
  await expectAccessible(page, 'a status file');
  await page.getByRole('button', { name: `${formattedId} nehmen` }).click();
  await page.getByRole('button', { name: /1 Zeile übernehmen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('1 Zeile übernommen.')).toBeVisible();

  const desk = page.url();
  await open(page, `/admin/Orders/${id}`);
  await expect(page.getByRole('region', { name: 'Angaben' })).toContainText('AX-4711');
  await expect(page.getByRole('list', { name: 'Stand' }).getByRole('listitem').filter({ hasText: 'Geliefert' })).toContainText(
    '6 von 6 Stück',
  );

  await open(page, desk);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Zurückgenommen. Alles steht wieder wie vorher.')).toBeVisible();
  await open(page, `/admin/Orders/${id}`);
  await expect(page.getByRole('list', { name: 'Stand' }).getByRole('listitem').filter({ hasText: 'Geliefert' })).toContainText(
    '0 von 6 Stück',
  );
});
