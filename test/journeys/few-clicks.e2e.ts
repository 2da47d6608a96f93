// How much a guest has to do from the cart to the order: seven presses and six fields, the rest is filled in or chosen already.
import { privateGuest } from './guest.ts';
import {
  buy,
  chooseDelivery,
  choosePayment,
  giveGuest,
  giveInvoiceAddress,
  goToTill,
  orderButton,
  orderNumber,
  terms,
} from './order-steps.ts';
import { expect, test } from './watched-page.ts';

declare global {
  interface Window {
    effort: { presses: number; fields: string[] };
  }
}

test('a guest orders with seven presses and six fields', { tag: '@desktop' }, async ({ page }) => {
  const guest = privateGuest();
  await buy(page, 'LA_0002', 2);
  // The steps are pages of one document, so what is counted here lasts until the order.
  await page.evaluate(() => {
    globalThis.window.effort = { presses: 0, fields: [] };
    addEventListener('pointerdown', () => (globalThis.window.effort.presses += 1), true);
    addEventListener(
      'input',
      ({ target }) => {
        const { fields } = globalThis.window.effort;
        if (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox' && !fields.includes(target.name))
          fields.push(target.name);
      },
      true,
    );
  });
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await choosePayment(page, /^Rechnung/);
  await terms(page).check();
  await orderButton(page).click();
  expect(await orderNumber(page)).not.toBe('');
  const { presses, fields } = await page.evaluate(() => globalThis.window.effort);
  expect(fields).toHaveLength(6);
  expect(presses).toBeLessThanOrEqual(7);
});
