// An order is sent abroad by parcel carrier: rates, customs data, booking, labels, customs invoice, courier; the customer is notified.
import { openDesk, orderOf } from './desk-calls.ts';
import { demoLogIn } from './demo-log-in.ts';
import { privateGuest } from './guest.ts';
import { mailbox } from './mailbox.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const boston = {
  name: 'Amstutz Tools Inc.',
  street: '12 Harbor Street',
  zipCode: '02116',
  city: 'Boston',
  country: 'US',
  stateOrProvinceCode: 'MA',
  carrierPhone: '+1 617 555 0100',
};

test('staff ship an order to the USA with customs papers', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  const guest = privateGuest();
  const desk = await openDesk(page.context());
  const order = await orderOf(page.context(), guest, { quantity: 1 });
  await desk.send('PUT', `/order/${order.id}`, { version: 1, deliveryAddress: boston, deliveryCost: 90 });
  await demoLogIn(page.context(), packagingShop.url, 'versand@kistenwerk.example');
  await open(page, `/admin/Orders/${order.id}`);
  await page.getByRole('tab', { name: 'Paketdienst' }).click();
  const form = page.getByRole('tabpanel', { name: 'Paketdienst' });
  await test.step('a package that is too long is said at its field; one that fits has prices', async () => {
    const length = form.getByRole('textbox', { name: 'Länge 1', exact: true });
    await length.fill('300');
    await form.getByRole('button', { name: 'Preise abfragen' }).click();
    await expect(form.getByText('Eine Seite misst höchstens 274 cm.')).toBeVisible();
    await length.fill('120');
    await form.getByRole('button', { name: 'Preise abfragen' }).click();
    await form.getByRole('radio', { name: 'FedEx International Priority wählen' }).check();
  });
  await test.step('customs ask for a whole code', async () => {
    const code = form.getByRole('textbox', { name: /^Tarifnummer/ });
    await code.fill('44');
    await form.getByRole('button', { name: 'Prüfen' }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill('4415.20');
    await form.getByRole('button', { name: 'Prüfen' }).click();
    await expect(form.getByText('FedEx International Priority ist möglich')).toBeVisible();
  });
  await test.step('it is booked, with label and customs invoice', async () => {
    await form.getByRole('button', { name: 'Sendung buchen' }).click();
    await expect(form.getByRole('heading', { name: /^\d{12}$/ })).toBeVisible();
    for (const name of ['Etikette Paket 1', 'Handelsrechnung für den Zoll']) {
      const address = await form.getByRole('link', { name }).getAttribute('href');
      const paper = await page.request.get(`${packagingShop.url}${address}`);
      expect([paper.status(), (await paper.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
  await test.step('a courier is ordered', async () => {
    await form.getByRole('button', { name: 'Zeiten abfragen' }).click();
    await form.getByRole('button', { name: 'Kurier bestellen' }).click();
    await expect(form.getByText(/^Bestätigung \d+$/)).toBeVisible();
  });
  const number = await form.getByRole('heading', { name: /^\d{12}$/ }).textContent();
  const [mail] = await mailbox(page.request, guest.email);
  expect(mail?.text).toContain(number);
});
