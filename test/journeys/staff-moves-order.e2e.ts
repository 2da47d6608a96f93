// Staff see a new order with everything the workshop needs, change its state, and learn when someone else was faster.
import { francs, orderOf } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { logInAsStaff, mailsTo, openOrder } from './office-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('staff see an order and move it', { tag: '@desktop' }, async ({ page: desk, context, complaints }) => {
  const guest = companyGuest();
  const placed = await orderOf(context, guest, { article: 'HK_0001', quantity: 3, remark: 'für Halle 2', reference: 'Auftrag 7718' });
  const { formattedId: number } = placed;
  const total = francs(placed.total);
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
    await expect(crate).toContainText('innen 1000 × 600 × 500 mm');
    await expect(crate).toContainText('für Halle 2');
    await expect
      .poll(async () =>
        crate
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(desk.getByText(total, { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Stand' }).getByRole('listitem').filter({ hasText: 'Geliefert' })).toContainText(
      '0 von 3 Stück',
    );
    await desk.getByRole('tab', { name: 'Stückliste' }).click();
    const parts = desk.getByRole('table', { name: 'Stückliste Holzkiste nach Mass' });
    await expect(parts.getByRole('row').filter({ hasText: 'Kufe' })).toContainText('Fichte sägeroh 80 × 100');
    await desk.getByRole('tab', { name: 'Lieferung und Adressen' }).click();
    for (const title of ['Lieferadresse', 'Rechnungsadresse']) {
      const block = desk.getByRole('heading', { name: title, exact: true }).locator('..');
      await expect(block).toContainText(guest.companyName);
      await expect(block).toContainText(guest.street);
      await expect(block).toContainText(`${guest.zipCode} ${guest.city}`);
    }
    await expect(desk.getByRole('region', { name: 'Angaben' })).toContainText('Auftrag 7718');
    await desk.getByRole('tab', { name: /^Positionen/ }).click();
  });
  const stale = await context.newPage();
  await open(stale, desk.url());
  const papers = (title: string) => desk.getByRole('region', { name: title, exact: true });
  await test.step('the wished day is promised by keys alone, and told', async () => {
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('t');
    const dialog = desk.getByRole('dialog', { name: `${number}: Tag bestätigen` });
    await dialog.getByRole('textbox', { name: /^Bestätigter Tag/ }).focus();
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('list', { name: 'Stand' }).getByRole('listitem').first()).toContainText('bestätigt auf');
  });
  await test.step('one piece leaves, by keys alone', async () => {
    await desk.keyboard.press('l');
    const dialog = desk.getByRole('dialog', { name: `${number} liefern` });
    await dialog.getByRole('textbox', { name: /^Stück/ }).fill('4');
    await desk.keyboard.press('Enter');
    await expect(dialog.getByText('Höchstens 3.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Stück/ }).fill('1');
    await desk.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(papers('Lieferungen')).toContainText(/L\d{4}-\d{5}/);
    // Deliveries are invoiced automatically.
    await expect(desk.getByRole('grid', { name: 'Positionen' })).toContainText('teilfakturiert');
    await expect(papers('Rechnungen').getByRole('link', { name: /^R\d{4}-/ })).toHaveCount(1);
  });
  await test.step('another window learns that it shows an old state, and goes on after reading it again', async () => {
    complaints.allow(/status of 409/);
    await stale.getByRole('button', { name: /^Liefern/ }).click();
    const dialog = stale.getByRole('dialog', { name: `${number} liefern` });
    await dialog.getByRole('button', { name: 'Liefern' }).click();
    await expect(dialog.getByRole('alert')).toContainText('inzwischen gespeichert');
    await dialog.getByRole('button', { name: 'Neu laden' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Stück/ })).toHaveValue('2');
    await stale.close();
  });
  await test.step('the rest leaves with an invoice of its own', async () => {
    await desk.keyboard.press('l');
    await desk.getByRole('dialog').getByRole('button', { name: 'Liefern' }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(papers('Rechnungen').getByRole('link', { name: /^R\d{4}-/ })).toHaveCount(2);
    await expect(desk.getByRole('grid', { name: 'Positionen' })).toContainText('fakturiert');
  });
  await test.step('paid by hand', async () => {
    await desk.keyboard.press('z');
    await desk.getByRole('dialog').locator('button[type=submit]').click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await desk.reload();
    await takenOver(desk);
    await expect(desk.getByRole('list', { name: 'Stand' }).getByRole('listitem').last()).toContainText(`${total} von ${total}`);
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
      await expect(body).toContainText('1000 mm');
      await expect(body).toContainText('für Halle 2');
      await expect(body).toContainText(total);
    }
  });
});
