// A guest orders a crate by invoice, on a desktop and on a phone: from the home page's question to the order's number, at the same price everywhere.
import type { Page } from '@playwright/test';
import { openDesk } from './desk-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { companyGuest } from './guest.ts';
import { mailbox } from './mailbox.ts';
import {
  alertAbove,
  amountIn,
  cartSums,
  chooseDelivery,
  choosePayment,
  fillGuest,
  giveInvoiceAddress,
  goToTill,
  order,
  orderButton,
  orderNumber,
  priceBar,
  settledTotal,
  terms,
} from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';

/** On the phone the steps are judged as well; at the top of the page, where the bar at the bottom covers no field. */
async function judged(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('heading', { level: 1 }).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expectAccessible(page, name);
}

test('a guest orders a crate by invoice', { tag: '@long-on-desktop' }, async ({ page, isMobile }) => {
  test.slow();
  const guest = companyGuest();
  await open(page, '/');
  await expect(page).toHaveURL(/\/-verpackung$/);
  await test.step('the question leads to crates that fit', async () => {
    for (const [field, value] of [
      ['Länge', '1200'],
      ['Breite', '700'],
      ['Höhe', '600'],
      ['Gewicht', '240'],
    ] as const) {
      await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(value);
    }
    await expect(page.getByRole('img', { name: 'Holzkiste mit angehobenem Deckel, Innenmass 1200 × 700 × 600 mm' })).toBeVisible();
    await page.getByRole('button', { name: 'Passende Kisten zeigen' }).click();
    await expect(page).toHaveURL(/=1200/);
    const fits = page.getByRole('region', { name: 'Passende Kisten' });
    await expect(fits.getByRole('article')).toHaveCount(3);
    const crate = fits.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Holzkiste', exact: true }) });
    const link = crate.getByRole('link', { name: 'Holzkiste konfigurieren', exact: true });
    await expect(link).toHaveAttribute('href', /length=1200&width=700&height=600&mass=240/);
    const shown = await amountIn(crate.getByRole('paragraph').filter({ hasText: 'inkl. MWST' }));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Holzkiste nach Mass' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Länge innen/ })).toHaveValue('1200');
    await expect(page.getByRole('textbox', { name: /^Gewicht des Packguts/ })).toHaveValue('240');
    expect(await amountIn(priceBar(page).getByText('Total').locator('..'))).toBe(shown);
  });
  const productTotal = await test.step('a number changed by keyboard changes the price', async () => {
    const total = priceBar(page).getByText('Total').locator('..');
    const before = await amountIn(total);
    const length = page.getByRole('textbox', { name: /^Länge innen/ });
    await length.focus();
    await length.press('Shift+ArrowUp');
    await expect(length).toHaveValue('1210');
    await length.press('ControlOrMeta+a');
    await length.pressSequentially('1350');
    await expect(page.getByRole('img', { name: /^Holzkiste nach Mass, aussen 1\d{3} × / }).first()).toBeVisible();
    await expect(total).not.toContainText(before);
    await expect(total).toHaveAttribute('aria-busy', 'false');
    return amountIn(total);
  });
  await test.step('the cart counts the same and knows the delivery', async () => {
    await priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).click();
    await priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ein Artikel' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Innen 1350 × ')).toBeVisible();
    expect(await settledTotal(page)).toBe(productTotal);
    await cartSums(page).getByRole('textbox', { name: 'Postleitzahl für die Lieferung' }).fill(guest.zipCode);
    await expect(cartSums(page).getByText(`Lieferung nach ${guest.zipCode} ${guest.city}`)).toBeVisible();
    await page.getByRole('button', { name: 'Bemerkung zu Holzkiste nach Mass hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Bemerkung zu dieser Position' }).fill('für Halle 2');
    await judged(page, isMobile, 'cart');
  });
  const cartTotal = await settledTotal(page);
  expect(cartTotal).not.toBe(productTotal);
  await test.step('guest, invoice, delivery, payment', async () => {
    await goToTill(page);
    await page.getByRole('button', { name: 'Weiter zur Rechnungsadresse' }).click();
    await expect(alertAbove(page)).toBeFocused();
    await judged(page, isMobile, 'guest with errors');
    await fillGuest(page, guest);
    await page.getByRole('button', { name: 'Weiter zur Rechnungsadresse' }).click();
    await expect(page.getByRole('textbox', { name: /^Name oder Firma/ })).toHaveValue(guest.companyName);
    await page.getByRole('textbox', { name: /^Ihre Referenz/ }).fill('Auftrag 7718');
    await judged(page, isMobile, 'invoice address');
    await giveInvoiceAddress(page, guest);
    await judged(page, isMobile, 'delivery');
    await page.getByRole('radio', { name: /^An eine andere Adresse/ }).check();
    await judged(page, isMobile, 'delivery to another address');
    await page.getByRole('radio', { name: /^An die Rechnungsadresse/ }).check();
    await page
      .getByRole('radio', { name: /^Do \d/ })
      .last()
      .check();
    await chooseDelivery(page, /^An die Rechnungsadresse/);
    await judged(page, isMobile, 'payment');
    await expect(page.getByRole('radio', { name: /^Vorauskasse/ })).toBeChecked();
    await choosePayment(page, /^Rechnung/);
  });
  await test.step('without the terms there is no order, and the sentence says why', async () => {
    expect(await settledTotal(page)).toBe(cartTotal);
    await expect(page.getByText('Nach Mass gefertigte Ware nehmen wir nicht zurück.')).toBeVisible();
    await orderButton(page).click();
    const alert = alertAbove(page);
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link', { name: 'Die Allgemeinen Geschäftsbedinungen wurden nicht akzeptiert.' })).toBeVisible();
    await judged(page, isMobile, 'summary without terms');
    await alert.getByRole('link').click();
    await expect(terms(page)).toBeFocused();
  });
  const number = await order(page);
  await test.step('the page after the order stays, the cart is empty', async () => {
    expect(number).not.toBe('');
    expect(await settledTotal(page)).toBe(cartTotal);
    await judged(page, isMobile, 'completed');
    await page.reload();
    expect(await orderNumber(page)).toBe(number);
    await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
  });
  await test.step('the mail names the same total', async () => {
    const [mail] = await mailbox(page.request, guest.email);
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain(cartTotal);
  });
  await test.step('the office gets what was written', async () => {
    const desk = await openDesk(page.context());
    const { items } = await desk.get<{ items: [{ id: number }] }>(`/order?search=${number}`);
    const { order: stored } = await desk.get<{ order: object }>(`/order/${items[0].id}`);
    expect(stored).toMatchObject({ externalCustomerNo: 'Auftrag 7718', positions: [{ externalCustomerNo: 'für Halle 2' }] });
  });
});
