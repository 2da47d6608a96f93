// Every page and every dialog of the shop and the office meets WCAG 2.2 AA as far as a machine can tell, on a phone and on a desktop,
// and the browser has no complaints.
import { expectAccessible as judge } from './expect-accessible.ts';
import { haveInCart } from './cart-by-call.ts';
import { orderOf } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { logInAsStaff, mailsTo, openOrder } from './office-steps.ts';
import { cartSums, chooseDelivery, choosePayment, giveGuest, giveInvoiceAddress, goToTill, order, orderButton } from './order-steps.ts';
import { askForQuote, keyInMail, openQuote, openQuoteInOffice, sendQuote } from './quote-steps.ts';
import { isLong } from '../depth.ts';
import { expect, open, test } from './watched-page.ts';
import type { Page } from '@playwright/test';

async function expectAccessible(page: Page, name: string): Promise<void> {
  await test.step(name, async () => judge(page, name));
}

test.beforeEach(async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0;
  // Tall enough that the bottom bar covers nothing at rest: users scroll what it covers into view, which the checker cannot know.
  if (width > 576) await page.setViewportSize({ width: 1280, height: 3600 });
});

test('the pages of the shop are accessible', async ({ page, complaints, isMobile }) => {
  test.slow();
  const paths = [
    '/',
    '/user/register',
    '/user/request-password-reset',
    '/user/reset-password',
    '/produkte',
    '/produkte/holzkisten',
    '/products/KA_0003',
    '/suche',
    '/suche?q=kiste',
    '/verpackung-finden?l=800&w=400&h=300&m=20',
    '/checkout-quote/00000000-0000-4000-8000-000000000000',
    '/agb',
    '/kontakt',
    '/user/login',
    '/checkout',
  ];
  // Each in one of the two widths; in both in the long run.
  for (const path of paths.filter((_, at) => isLong || (at % 2 === 0) === isMobile)) {
    await open(page, path);
    await expectAccessible(page, path);
  }
  if (isLong || !isMobile) {
    complaints.allow(/status of 404/);
    await open(page, '/gibt-es-nicht');
    await expectAccessible(page, '404');
  }
  if (!isLong && !isMobile) return;
  await open(page, '/products/HK_0001');
  await expectAccessible(page, 'product');
  // In the short run its own journey draws it, see view-3d.e2e.ts.
  if (isLong)
    await test.step('in 3D', async () => {
      await page.getByRole('button', { name: '3D', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Nach links drehen' })).toBeVisible();
      // On a phone the bar would cover a field at rest.
      await page.getByRole('heading', { level: 1 }).evaluate((element) => element.scrollIntoView());
      await expectAccessible(page, '3D view');
    });
  await page.getByRole('textbox', { name: /^Länge innen/ }).fill('9000');
  await expect(page.getByRole('button', { name: /übernehmen$/ })).toBeVisible();
  await expectAccessible(page, 'product with a problem');
  if (isMobile) await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Lieferort wählen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'delivery place');
});

// In the short run a guest's order on a phone judges these, see order-by-invoice.e2e.ts.
test('the way to an order is accessible', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  test.slow();
  const guest = companyGuest();
  await haveInCart(page, { article: 'HK_0002' });
  await page.getByRole('textbox', { name: 'Postleitzahl für die Lieferung' }).fill('6210');
  await expect(cartSums(page).getByText('Lieferung nach 6210 Sursee')).toBeVisible();
  await expectAccessible(page, 'cart');
  await goToTill(page);
  await page.getByRole('button', { name: 'Weiter zur Rechnungsadresse' }).click();
  await expectAccessible(page, 'guest with errors');
  await giveGuest(page, guest);
  await expectAccessible(page, 'invoice address');
  await giveInvoiceAddress(page, guest);
  await expectAccessible(page, 'delivery');
  await page.getByRole('radio', { name: /^An eine andere Adresse/ }).check();
  await expectAccessible(page, 'delivery to another address');
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await expectAccessible(page, 'payment');
  await choosePayment(page, /^Vorauskasse/);
  await orderButton(page).click();
  await expectAccessible(page, 'summary without terms');
  await order(page);
  await expectAccessible(page, 'completed');
});

// In the short run the office's screens alone are judged, see office-pages.e2e.ts.
test('the office is accessible', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page, complaints }) => {
  test.slow();
  const guest = companyGuest();
  const { formattedId: number } = await orderOf(page.context(), guest, { article: 'HK_0001' });
  await logInAsStaff(page);
  await openOrder(page, number);
  await expectAccessible(page, 'order');
  await page.getByRole('tab', { name: 'Stückliste' }).click();
  await expectAccessible(page, 'part lists of an order');
  const stale = await page.context().newPage();
  await open(stale, page.url());
  await page.locator('summary[aria-label="Weitere Aktionen"]').click();
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expect(page.getByRole('dialog', { name: `${number} stornieren?` })).toBeVisible();
  await expectAccessible(page, 'asking before an order is canceled');
  await page.getByRole('dialog').getByRole('button', { name: 'Bestellung stornieren' }).click();
  await expect(page.getByText('Status: bestellt → storniert')).toBeVisible();
  await expectAccessible(page, 'canceled order');
  complaints.allow(/status of 409/);
  await stale.getByRole('button', { name: /^Liefern/ }).click();
  const delivering = stale.getByRole('dialog', { name: `${number} liefern` });
  await expectAccessible(stale, 'delivering');
  await delivering.getByRole('button', { name: 'Liefern' }).click();
  await expect(delivering.getByRole('alert')).toContainText('inzwischen gespeichert');
  await expectAccessible(stale, 'conflict');
  await stale.keyboard.press('Escape');
  await stale.getByRole('tab', { name: /^Mails/ }).click();
  await expectAccessible(stale, 'mails of an order');
  await (await mailsTo(page, guest.email)).first().waitFor();
  await page.getByRole('row').filter({ hasText: guest.email }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expectAccessible(page, 'mail');
});

test('quotes are accessible', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page, browser }) => {
  test.slow();
  const guest = companyGuest();
  await haveInCart(page, { article: 'HK_0002' });
  await open(page, '/offerte-anfragen');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expectAccessible(page, 'request with errors');
  const number = await askForQuote(page, guest, 'Bitte bald.');
  await expectAccessible(page, 'asked');
  // Quotes are written at a desk; customers read them on desktop and phone.
  const office = await browser.newContext({ viewport: { width: 1280, height: 1600 }, isMobile: false, hasTouch: false });
  const desk = await office.newPage();
  await logInAsStaff(desk);
  await open(desk, '/admin/Quotes');
  await expectAccessible(desk, '/admin/Quotes');
  await openQuoteInOffice(desk, number);
  await desk.getByRole('button', { name: 'Transportversicherung hinzufügen' }).click();
  await desk.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectAccessible(desk, 'quote with a problem');
  await desk.getByRole('textbox', { name: /^Preis für ein Stück Transportversicherung/ }).fill('85');
  // A single piece earns less than the minimum margin at the shop's price.
  await desk.getByRole('grid', { name: 'Positionen' }).getByRole('row').nth(1).getByText('Werkzeugkiste').click();
  await desk.getByRole('textbox', { name: /^Preis für ein Stück Werkzeugkiste/ }).fill('900');
  await sendQuote(desk);
  await desk.getByRole('textbox', { name: 'Rabatt %' }).fill('3');
  await sendQuote(desk);
  const key = await keyInMail(page, guest);
  await open(page, key.path);
  await expectAccessible(page, 'code of a quote');
  await openQuote(page, key);
  await expectAccessible(page, 'quote');
  await office.close();
});
