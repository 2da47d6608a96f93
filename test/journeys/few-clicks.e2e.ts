// A guest's effort from the cart to the order: seven presses and six fields; the rest is filled in or chosen already. In the short run the couple of the
// furniture shop is counted.
import { haveInCart } from './cart-by-call.ts';
import { countEffort, effort } from './effort.ts';
import { privateGuest } from './guest.ts';
import { chooseDelivery, choosePayment, giveGuest, giveInvoiceAddress, goToTill, orderButton, orderNumber, terms } from './order-steps.ts';
import { expect, test } from './watched-page.ts';

test('a guest orders with seven presses and six fields', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = privateGuest();
  await haveInCart(page, { article: 'LA_0002', quantity: 2 });
  await countEffort(page);
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await choosePayment(page, /^Vorauskasse/);
  await terms(page).check();
  await orderButton(page).click();
  expect(await orderNumber(page)).not.toBe('');
  const { presses, fields } = await effort(page);
  expect(fields).toHaveLength(6);
  expect(presses).toBeLessThanOrEqual(7);
});
