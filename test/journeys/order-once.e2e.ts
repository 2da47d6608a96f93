// However an order is sent, with a broken connection, a lost answer or repeated clicks: it is one order, and nothing typed is lost.
import { haveInCart } from './cart-by-call.ts';
import { openDesk } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { alertAbove, order, orderButton, orderNumber, terms, walkToSummary } from './order-steps.ts';
import { expect, test } from './watched-page.ts';
import type { Page } from '@playwright/test';

async function expectOneOrder(page: Page, name: string, number: string): Promise<void> {
  const desk = await openDesk(page.context());
  const { items } = await desk.get<{ items: { formattedId: string }[] }>(`/order?search=${encodeURIComponent(name)}`);
  expect(items.map(({ formattedId }) => formattedId)).toEqual([number]);
}

test(
  'no connection: everything stays, and a double click as the next try orders once',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page, complaints }) => {
    const guest = companyGuest();
    complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await haveInCart(page, { article: 'HK_0002' });
    await walkToSummary(page, guest);
    await page.route('**/api/order', async (route) => route.abort(), { times: 1 });
    await terms(page).check();
    await orderButton(page).click();
    await expect(alertAbove(page)).toContainText('Ihre Angaben sind noch da');
    await expect(alertAbove(page)).toBeFocused();
    await expect(terms(page)).toBeChecked();
    await expect(page.getByText(guest.email).first()).toBeVisible();
    await orderButton(page).dblclick();
    await expectOneOrder(page, guest.companyName, await orderNumber(page));
  },
);

test('a lost answer: the next try finds the same order', { tag: '@desktop' }, async ({ page, complaints }) => {
  const guest = companyGuest();
  complaints.allow(/ERR_FAILED/);
  await haveInCart(page, { article: 'HK_0002' });
  await walkToSummary(page, guest);
  await page.route(
    '**/api/order',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await terms(page).check();
  await orderButton(page).click();
  await expect(alertAbove(page)).toContainText('Ihre Angaben sind noch da');
  await page.reload();
  const number = await order(page);
  await expectOneOrder(page, guest.companyName, number);
});

test(
  'a server error: everything stays and the next try orders once',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, complaints }) => {
    const guest = companyGuest();
    complaints.allow(/status of 503/);
    await haveInCart(page, { article: 'HK_0002' });
    await walkToSummary(page, guest);
    await page.route(
      '**/api/order',
      async (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'temporarilyUnavailable', params: {} }] } }),
      { times: 1 },
    );
    await terms(page).check();
    await orderButton(page).click();
    await expect(alertAbove(page)).toContainText('Der Shop ist gerade nicht erreichbar. Ihre Angaben sind noch da');
    await orderButton(page).click();
    await expectOneOrder(page, guest.companyName, await orderNumber(page));
  },
);

test('a double click orders once', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  const guest = companyGuest();
  await haveInCart(page, { article: 'HK_0002' });
  await walkToSummary(page, guest);
  await terms(page).check();
  await orderButton(page).dblclick();
  await expectOneOrder(page, guest.companyName, await orderNumber(page));
});
