// Staff see a new order with everything the workshop needs, move it on, and learn when somebody else was faster.
import { companyGuest } from './guest.ts';
import { logInAsStaff, mailsTo, openOrder } from './office-steps.ts';
import { buy, cartSums, order, settledTotal, walkToSummary } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('staff see an order and move it', { tag: '@desktop' }, async ({ page, browser, complaints }) => {
  const guest = companyGuest();
  await buy(page, 'HK_0001', 3);
  await page.getByRole('button', { name: 'Bemerkung zu Holzkiste nach Mass hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Bemerkung zu dieser Position' }).fill('für Halle 2');
  await page.getByRole('textbox', { name: /^Ihre Referenz/ }).fill('Auftrag 7718');
  await expect(cartSums(page).getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  await walkToSummary(page, guest);
  const total = await settledTotal(page);
  const number = await order(page);

  const office = await browser.newContext();
  const desk = await office.newPage();
  await logInAsStaff(desk);
  await test.step('the order stands in the list and opens', async () => {
    await open(desk, '/admin/Orders');
    const row = desk.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(guest.companyName);
    await expect(row).toContainText(guest.city);
    await expect(row).toContainText(total);
    await openOrder(desk, number);
  });
  await test.step('positions, part list, addresses and totals are there', async () => {
    const positions = desk.getByRole('grid', { name: 'Positionen' });
    const crate = positions.getByRole('row').filter({ hasText: 'HK_0001' });
    await expect(crate).toContainText("Länge innen 1'000 mm");
    await expect(crate).toContainText('für Halle 2');
    await expect.poll(async () => crate.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(desk.getByText(total, { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Stand' }).getByRole('listitem').filter({ hasText: 'Geliefert' })).toContainText(
      '0 von 3 Stück',
    );
    await desk.getByRole('tab', { name: 'Stückliste' }).click();
    const parts = desk.getByRole('table', { name: 'Stückliste Holzkiste nach Mass' });
    await expect(parts.getByRole('row').filter({ hasText: 'Kufe' })).toContainText('Kantholz Fichte');
    await desk.getByRole('tab', { name: 'Lieferung und Adressen' }).click();
    for (const title of ['Lieferadresse', 'Rechnungsadresse']) {
      const block = desk.getByRole('heading', { name: title, exact: true }).locator('..');
      await expect(block).toContainText(guest.companyName);
      await expect(block).toContainText(guest.street);
      await expect(block).toContainText(`${guest.zipCode} ${guest.city}`);
    }
    await expect(desk.getByRole('region', { name: 'Angaben' })).toContainText('Auftrag 7718');
  });
  const stale = await office.newPage();
  await open(stale, desk.url());
  await test.step('delivered: the state and the history say so', async () => {
    await desk.getByRole('button', { name: 'Als geliefert melden' }).click();
    await expect(desk.getByRole('region', { name: 'Meldungen' })).toContainText('Ausgeführt');
    await expect(desk.getByText('Status: neu → geliefert')).toBeVisible();
    await desk.reload();
    await takenOver(desk);
    await expect(desk.getByText('Status: neu → geliefert')).toBeVisible();
  });
  await test.step('another window learns that it shows an old state', async () => {
    complaints.allow(/status of 409/);
    await stale.getByRole('button', { name: 'Als geliefert melden' }).click();
    const dialog = stale.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog).toContainText('reise@kistenwerk.example');
    await dialog.getByRole('button', { name: 'Neu laden' }).click();
    await expect(dialog).toBeHidden();
    await expect(stale.getByText('Status: neu → geliefert')).toHaveCount(1);
  });
  await test.step('the mail is readable as picture and as text', async () => {
    await (
      await mailsTo(desk, guest.email)
    )
      .filter({ hasText: `Bestellbestätigung ${number}` })
      .first()
      .click();
    const html = desk.frameLocator('iframe').locator('body');
    const text = desk.locator('pre');
    for (const body of [html, text]) {
      await expect(body).toContainText(number);
      await expect(body).toContainText("1'000 mm");
      await expect(body).toContainText('für Halle 2');
      await expect(body).toContainText(total);
    }
  });
  await office.close();
});
