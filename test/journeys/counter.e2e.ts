// Behind the counter: money by bank file and by hand, a reminder, a credit note, a change that the customer accepts, a duplicate customer.
import type { Page } from '@playwright/test';
import { camtFile } from '#demo/bank/camt-file.ts';
import { demoLogIn } from './demo-log-in.ts';
import { deliver, francs, invoice, openDesk, orderOf, today } from './desk-calls.ts';
import type { Desk, MadeInvoice } from './desk-calls.ts';
import { privateGuest } from './guest.ts';
import { mailbox } from './mailbox.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const bankIban = 'CH93 0076 2011 6238 5295 7';
const office = async (page: Page): Promise<void> => demoLogIn(page.context(), packagingShop.url, 'leitung@kistenwerk.example');
const rail = (page: Page) => page.getByRole('list', { name: 'Stand' }).getByRole('listitem');
const more = async (page: Page, verb: string): Promise<void> => {
  await page.locator('summary[aria-label="Weitere Aktionen"]').click();
  await page.getByRole('group').getByRole('button', { name: verb, exact: true }).click();
};

async function remindAtOnce(desk: Desk): Promise<void> {
  const { decisions } = await desk.get<{ decisions: { validFrom: string; version: number }[] }>('/setting/reminderDays');
  const version = decisions.find(({ validFrom }) => validFrom === today())?.version;
  await desk.send('PUT', '/setting/reminderDays', { value: [0, 20, 30], validFrom: today(), version });
}

test(
  'two deliveries, two invoices: a part comes by bank file, a reminder goes out, the rest is paid',
  { tag: '@desktop' },
  async ({ page }) => {
    const guest = privateGuest();
    const desk = await openDesk(page.context());
    // Prepayment is due at once, so that a reminder is possible today.
    const order = await orderOf(page.context(), guest, { quantity: 6, paymentMethodId: 2 });
    await remindAtOnce(desk);
    await deliver(desk, order.id, 2);
    const first = await invoice(desk, order.id, 2);
    await deliver(desk, order.id, 4);
    const second = await invoice(desk, order.id, 4);
    await office(page);
    await test.step('half of the first invoice comes by bank file', async () => {
      const half = Math.round(first.total * 50);
      const payments = [{ amount: half, reference: first.qrReference, debtor: guest.lastName }];
      const day = today();
      const entries = [{ bankReference: first.formattedId, day, payments }];
      const text = camtFile({ kind: '054', version: '08', id: first.formattedId, iban: bankIban, day, entries });
      await open(page, '/admin/payments/bank');
      await page.locator('input[type=file]').setInputFiles({ name: 'bank.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: /^1 Zahlung buchen/ }).click();
      await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
    });
    await test.step('what is open is reminded of', async () => {
      await open(page, `/admin/payments?search=${second.formattedId}`);
      const row = page.getByRole('row').filter({ hasText: second.formattedId });
      await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Mahnen', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: '1 Mahnung schreiben' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const [mail] = await mailbox(page.request, guest.email);
      expect(mail?.text).toContain(second.formattedId);
    });
    await test.step('the rest is recorded on the order, which is paid then', async () => {
      await open(page, `/admin/Orders/${order.id}`);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('z');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(rail(page).last()).toContainText(`${francs(order.total)} von ${francs(order.total)}`);
      await open(page, `/order/${order.uuid}`);
      await expect(page.getByText('Zahlung eingegangen')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Dokumente' })).toContainText(`${francs(first.total)}, bezahlt`);
    });
  },
);

test('a prepayment recorded behind the counter moves page, mail and state', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = privateGuest();
  const order = await orderOf(page.context(), guest, { paymentMethodId: 2 });
  await open(page, `/order/${order.uuid}`);
  await expect(page.getByText('Wir warten auf die Zahlung')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bitte überweisen' }).locator('..')).toContainText(`CHF ${francs(order.total)}`);
  await office(page);
  await open(page, `/admin/Orders/${order.id}`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('z');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rail(page).last()).toContainText(`${francs(order.total)} von ${francs(order.total)}`);
  await open(page, `/order/${order.uuid}`);
  await expect(page.getByText('Zahlung eingegangen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bitte überweisen' })).toBeHidden();
  const [mail] = await mailbox(page.request, guest.email);
  expect(mail?.text).toContain('bereits bezahlt');
});

test('a paid invoice is credited and the money goes back', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = privateGuest();
  const desk = await openDesk(page.context());
  const order = await orderOf(page.context(), guest);
  await deliver(desk, order.id, 6);
  const [made] = (await desk.get<{ items: [MadeInvoice] }>(`/invoice?orderId=${order.id}`)).items;
  const day = today();
  await desk.send('POST', '/payment-entry', { invoiceId: made.id, amount: made.total, day });
  await office(page);
  await open(page, `/admin/payments/invoices/${made.id}`);
  await more(page, 'Gutschrift');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Falsche Masse geliefert');
  await dialog.getByRole('combobox', { name: /^Was schon bezahlt ist/ }).selectOption('REFUND');
  await expect(dialog.getByRole('status')).toContainText('wird zum Guthaben und von Hand ausbezahlt');
  await dialog.getByRole('button', { name: 'Gutschrift ausstellen' }).click();
  await expect(dialog).toBeHidden();
  await test.step('what goes back by the bank is recorded where the credit note was written', async () => {
    await more(page, 'Guthaben auszahlen');
    await expect(dialog).toContainText(`Guthaben: CHF ${francs(made.total)}`);
    await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Auszahlung zur Gutschrift');
    await dialog.getByRole('button', { name: 'Auszahlung erfassen' }).click();
    await expect(dialog).toBeHidden();
    await page.locator('summary[aria-label="Weitere Aktionen"]').click();
    await expect(page.getByRole('button', { name: 'Guthaben auszahlen' })).toHaveCount(0);
  });
  const owed = await desk.get<{ total: number; totals: object }>(`/open-item?customerId=${order.customerId}`);
  expect(owed).toMatchObject({ total: 0, totals: { open: 0, credit: 0 } });
  await open(page, `/admin/customer/${order.customerId}`);
  await expect(page.getByRole('main')).toContainText('Keine offene Rechnung.');
  await open(page, `/admin/Orders/${order.id}`);
  await expect(rail(page).last()).toContainText('gutgeschrieben, nichts zu zahlen');
  await open(page, `/order/${order.uuid}`);
  await expect(page.getByRole('link', { name: /^Gutschrift G\d{4}-/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dokumente' })).toContainText(`${francs(made.total)}, gutgeschrieben`);
});

test('a change is put to the customer, who accepts it', { tag: '@desktop' }, async ({ page }) => {
  const guest = privateGuest();
  const desk = await openDesk(page.context());
  const placed = await orderOf(page.context(), guest);
  const { order } = await desk.get<{ order: { version: number; positions: [{ id: number }] } }>(`/order/${placed.id}`);
  const updatePositions = [{ id: order.positions[0].id, quantity: 9 }];
  const change = await desk.send<{ version: number }>('POST', `/order/${placed.id}/change`, { version: order.version, updatePositions });
  const asked = await desk.send<{ url: string }>('POST', `/order/${placed.id}/change/ask`, {
    version: order.version,
    changeVersion: change.version,
  });
  await open(page, new URL(asked.url).pathname);
  await expect(page.getByRole('main')).toContainText('6 Stück');
  await expect(page.getByRole('main')).toContainText('9 Stück');
  await page.getByRole('button', { name: 'Änderung annehmen' }).focus();
  await page.keyboard.press('Enter');
  const standing = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Danke, die Bestellung ist geändert.' }) });
  await expect(standing).toBeFocused();
  await expect(standing).toBeInViewport();
  await office(page);
  await open(page, `/admin/Orders/${placed.id}`);
  await expect(rail(page).filter({ hasText: 'Geliefert' })).toContainText('0 von 9 Stück');
  await expect(page.getByRole('main')).toContainText('Pos 1 Menge: 6 → 9');
});

test('a customer who is there twice becomes one', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = privateGuest();
  const [kept, gone] = [await orderOf(page.context(), guest), await orderOf(page.context(), guest)];
  await office(page);
  await open(page, `/admin/customer/${kept.customerId}`);
  await more(page, 'Zusammenführen');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(guest.email);
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Offene Bestellungen' }).getByRole('link', { name: gone.formattedId })).toBeVisible();
  await open(page, `/admin/customer/${gone.customerId}`);
  await expect(page.getByRole('main')).toContainText('zusammengeführt');
});

test('an order is entered for a customer', { tag: '@desktop' }, async ({ page }) => {
  await office(page);
  await open(page, '/admin/Orders/create');
  await page.getByRole('combobox', { name: 'Für welchen Kunden?' }).fill('Aare Pumpen');
  await page.getByRole('option', { name: /Aare Pumpen AG/ }).click();
  await page.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('EP_0001');
  await page.getByRole('option', { name: /EP_0001/ }).click();
  await page.getByRole('textbox', { name: /^Menge/ }).fill('12');
  await expect(page.getByText('Total CHF')).toBeVisible();
  await page.getByRole('button', { name: 'Bestellung auslösen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/A\d{4}-\d{5}/);
  await expect(rail(page).filter({ hasText: 'Geliefert' })).toContainText('0 von 12 Stück');
});
