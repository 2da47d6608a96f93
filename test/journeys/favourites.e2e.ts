// Marking products, finding them again, own article numbers, and ordering the same again.
import { demoCompany, demoCustomer, demoLogIn, demoToken } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './watched-page.ts';
import { packagingShop } from './shop-under-test.ts';
import type { Page } from '@playwright/test';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} merken`, exact: true });

test(
  'a product is marked on its card, found again and let go',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page, context, isMobile, complaints }) => {
    const name = isMobile ? 'Halbpalette 800 × 600' : 'Motorenverschlag 1000';
    await open(page, '/produkte/paletten');
    await page.getByRole('link', { name: 'Halbpalette 800 × 600 merken: bitte zuerst anmelden' }).click();
    await expect(page).toHaveURL(/\/user\/login\?next=/);
    await demoLogIn(context, packagingShop.url, demoCustomer);
    await open(page, isMobile ? '/produkte/paletten' : '/produkte/verschl%C3%A4ge');
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await test.step('the mark is taken back when the server refuses', async () => {
      complaints.allow(/status of 503/);
      await page.route('**/api/product/create-product-customer', async (route) =>
        route.fulfill({ status: 503, json: { errors: [{ message: 'temporarilyUnavailable', params: {} }] } }),
      );
      await heart(page, name).click();
      await expect(page.getByRole('alert').filter({ hasText: 'nicht erreichbar' })).toBeVisible();
      await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/api/product/create-product-customer');
    });
    const stored = page.waitForResponse('**/api/product/create-product-customer');
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await stored;
    await open(page, '/favoriten');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible(page, 'favourites of a visitor');
    const gone = page.waitForResponse('**/api/product/create-product-customer');
    await heart(page, name).click();
    await gone;
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Werkzeugkiste 600' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
  },
);

test('a company orders its own products again', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context, complaints }) => {
  complaints.allow(/status of 409/);
  const { url } = packagingShop;
  await demoLogIn(context, url, demoCompany);
  await test.step('own products with own numbers', async () => {
    await open(page, '/favoriten/meine-produkte');
    await page.getByRole('searchbox', { name: 'In der Liste suchen' }).fill('ap 4803');
    await expect(page.getByRole('status').filter({ hasText: '1 Produkt' })).toBeVisible();
    await page.getByRole('button', { name: /^Ihre Artikelnummer für Halbpalette/ }).click();
    await page.getByRole('textbox', { name: /^Ihre Artikelnummer für Halbpalette/ }).fill('AP-4801');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Einen Eintrag mit diesem Wert gibt es schon: AP-4801.')).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('searchbox', { name: 'In der Liste suchen' }).fill('');
    await expectAccessible(page, 'own products');
  });
  const authorization = `Bearer ${await demoToken(context, url, demoCompany)}`;
  const ask = async <T>(path: string): Promise<T> =>
    (await (await context.request.get(`${url}/api${path}`, { headers: { authorization } })).json()) as T;
  const { session } = await ask<{ session: { customerId: number } }>('/auth');
  const [address] = (await ask<{ items: { id: number }[] }>(`/customer/${session.customerId}/address`)).items;
  const { items } = await ask<{ items: { id: number; articleNumber: string }[] }>('/product');
  const idOf = (articleNumber: string): number => items.find((item) => item.articleNumber === articleNumber)?.id ?? 0;
  const { earliest } = await ask<{ earliest: string }>('/calendar/delivery');
  const placed = await context.request.post(`${url}/api/order`, {
    headers: { authorization },
    data: {
      cartItems: [
        { key: 'a', productId: idOf('VS_0002'), quantity: 2 },
        { key: 'b', productId: idOf('KA_0003'), quantity: 50, externalCustomerRef: 'für Halle 2' },
      ],
      customerId: session.customerId,
      invoiceEmail: demoCompany,
      invoiceAddressId: address?.id,
      deliveryAddressId: address?.id,
      requestedDeliveryDate: earliest,
      paymentMethodId: 1,
      deliveryType: 'DELIVERY',
      termsAccepted: true,
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const { formattedId } = (await placed.json()) as { formattedId: string };
  await test.step('the whole order again', async () => {
    await open(page, '/favoriten/zuletzt-bestellt');
    await expect(page.getByText(new RegExp(`2 Stück am .*, ${formattedId}`))).toBeVisible();
    await page.getByRole('link', { name: 'Ganze Bestellungen' }).click();
    await page.getByRole('button', { name: `Alles nochmals in den Warenkorb: Bestellung ${formattedId}` }).click();
    await expect(page.getByText('2 Positionen liegen im Warenkorb.')).toBeVisible();
    await expectAccessible(page, 'orders again');
    await open(page, '/checkout');
    await expect(page.getByRole('textbox', { name: 'Menge Motorenverschlag 1000' })).toHaveValue('2');
    await expect(page.getByRole('textbox', { name: 'Bemerkung zu dieser Position' })).toHaveValue('für Halle 2');
  });
});
