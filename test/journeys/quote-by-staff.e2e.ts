// A quote drafted by staff after a call: no mail before it is sent; changed in the grid, sent again and ordered by its customer, in French.
import { openDesk } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { german } from './german.ts';
import { logInAsStaff } from './office-steps.ts';
import { keyInMail, openQuote, sendQuote } from './quote-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test(
  'staff draft a quote for a company, change it and the company orders it',
  { tag: '@desktop' },
  async ({ page, browser, complaints }) => {
    test.slow();
    const buyer = companyGuest();
    const { companyName, firstName, lastName, email, phone, street, zipCode, city } = buyer;
    await (
      await openDesk(page.context())
    ).send('POST', '/customers', {
      isCompanyCustomer: true,
      companyInfo: { name: companyName },
      contactPerson: [{ firstName, lastName, email, phone, languageId: 3 }],
      address: { name: companyName, street, zipCode, city, country: 'CH' },
    });
    const office = await browser.newContext();
    const desk = await office.newPage();
    await logInAsStaff(desk);
    await open(desk, '/admin/Quotes');
    await takenOver(desk);
    await test.step('a draft for the company, at its own addresses', async () => {
      await desk.getByRole('button', { name: 'Neue Offerte' }).click();
      await desk.getByRole('combobox', { name: 'Für welchen Kunden?' }).fill(companyName);
      await desk.getByRole('option', { name: companyName }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(companyName);
      await expect(desk.getByText('Entwurf', { exact: true }).first()).toBeVisible();
    });
    const number = /O\d{4}-\d{5}/.exec(await desk.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
    await test.step('a product at today’s price, and a line written by hand', async () => {
      const products = desk.getByRole('combobox', { name: 'Produkt hinzufügen' });
      await desk.keyboard.press('Insert');
      await expect(products).toBeFocused();
      await products.fill('EP_0001');
      await expect(desk.getByRole('option', { name: /EP_0001/ })).toHaveCount(1);
      await products.press('Enter');
      await desk.getByRole('textbox', { name: /^Menge/ }).fill('20');
      await desk.getByRole('button', { name: 'Freie Position' }).click();
      await desk.getByRole('textbox', { name: /^Bezeichnung Position/ }).fill('Einlage aus Schaum');
      await desk.getByRole('textbox', { name: /^Preis für ein Stück Einlage/ }).fill('85.50');
      await desk.getByRole('textbox', { name: /^Lieferung CHF/ }).fill('120');
      await desk.getByRole('textbox', { name: 'Nachricht an den Kunden' }).fill('Comme convenu au téléphone.');
      await desk.keyboard.press('Control+s');
      await expect(desk.getByRole('region', { name: 'Meldungen' })).toContainText('Änderungen gespeichert');
      await expect(desk.getByRole('region', { name: 'So sieht es der Kunde' })).toContainText('Einlage aus Schaum');
    });
    await sendQuote(desk);
    await openQuote(page, await keyInMail(page, buyer));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
    await expect(page.getByText(`Offre ${number} pour`)).toBeVisible();
    await expect(page.getByText('Comme convenu au téléphone.')).toBeVisible();
    await test.step('a price typed into its cell, old beside new, and sent as the second version', async () => {
      const grid = desk.getByRole('grid', { name: 'Positionen' });
      const cell = grid
        .getByRole('row')
        .filter({ hasText: 'Einlage aus Schaum' })
        .getByRole('gridcell')
        .filter({ hasText: '85.50' })
        .first();
      await cell.dblclick();
      await desk.keyboard.press('Control+a');
      await desk.keyboard.type('79');
      await desk.keyboard.press('Enter');
      await expect(grid.getByRole('row').filter({ hasText: 'Einlage aus Schaum' })).toContainText('79');
      await expect(desk.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
      await sendQuote(desk);
      await desk.getByRole('tab', { name: /Fassungen/ }).click();
      await expect(desk.getByRole('table', { name: 'Was Fassung 2 geändert hat' })).toContainText('79.00');
    });
    // The code of the first version no longer works.
    complaints.allow(/status of 404/);
    await openQuote(page, await keyInMail(page, buyer));
    await expect(page.getByRole('region', { name: 'Modifié depuis la version 1' })).toContainText('Einlage aus Schaum');
    await page.getByRole('checkbox', { name: /conditions générales/i }).check();
    await page.getByRole('button', { name: 'Commander selon l’offre' }).click();
    await expect(page).toHaveURL(/\/checkout\/completed\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A\d{4}-\d{5}$/);
    const left = (await page.getByRole('main').innerText()).split('\n').filter((line) => german.test(line) && !line.includes('Einlage'));
    expect(left).toEqual([]);
    await office.close();
  },
);

test(
  'a quote that its customer accepts by telephone becomes an order in the office',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    const desk = await openDesk(page.context());
    const guest = companyGuest();
    const { companyName, firstName, lastName, email, phone, street, zipCode, city } = guest;
    const { id } = await desk.send<{ id: number }>('POST', '/customers', {
      isCompanyCustomer: true,
      companyInfo: { name: companyName },
      contactPerson: [{ firstName, lastName, email, phone }],
      address: { name: companyName, street, zipCode, city, country: 'CH' },
    });
    await logInAsStaff(page);
    await open(page, `/admin/customer/${id}`);
    await page.getByRole('button', { name: 'Offerte erstellen' }).click();
    await page.getByRole('button', { name: 'Freie Position' }).click();
    await page.getByRole('textbox', { name: /^Preis für ein Stück/ }).fill('85.50');
    await page.getByRole('textbox', { name: /^Lieferung CHF/ }).fill('40');
    await sendQuote(page);
    await page.getByRole('button', { name: 'Bestellung erfassen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Referenz des Kunden' }).fill('Telefon Keller');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/A\d{4}-\d{5}/);
    await expect(page.getByRole('main')).toContainText('Telefon Keller');
  },
);
