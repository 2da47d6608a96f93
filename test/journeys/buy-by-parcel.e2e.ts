// A guest buys by parcel carrier: the cart shows price and days, the order costs the same, and the page after it names the service.
import { haveInCart } from './cart-by-call.ts';
import { privateGuest } from './guest.ts';
import { cartSums, choosePayment, giveGuest, giveInvoiceAddress, goToTill, order, settledTotal } from './order-steps.ts';
import { expect, test } from './watched-page.ts';

test('a guest orders a crate by parcel', { tag: '@desktop' }, async ({ page }) => {
  const guest = privateGuest();
  await haveInCart(page, { article: 'HK_0007' });
  const sums = cartSums(page);
  await sums.getByRole('textbox', { name: 'Postleitzahl für die Lieferung' }).fill(guest.zipCode);
  const byTruck = await test.step('the parcel stands beside the delivery, with price and days', async () => {
    const parcel = sums.getByRole('radio', { name: /^Paket \(FedEx Priority\) CHF \d+\.\d\d inkl\. MWST, 1 Arbeitstag unterwegs/ });
    await expect(parcel).toBeVisible();
    await expect(sums.getByText(`Lieferung nach ${guest.zipCode} ${guest.city}`)).toBeVisible();
    const before = await settledTotal(page);
    await parcel.check();
    await expect(sums.getByText(`Paket nach ${guest.zipCode} ${guest.city}`)).toBeVisible();
    return before;
  });
  const total = await settledTotal(page);
  expect(total).not.toBe(byTruck);
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await expect(page.getByRole('radio', { name: /^Paket \(FedEx Priority\)/ })).toBeChecked();
  await expect(page.getByRole('group', { name: /^Versandtag/ })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
  await choosePayment(page, /^Vorauskasse/);
  expect(await settledTotal(page)).toBe(total);
  await order(page);
  expect(await settledTotal(page)).toBe(total);
  await page.getByRole('link', { name: 'Bestellung und Dokumente ansehen' }).click();
  await expect(page.getByText('Paket (FedEx Priority)')).toBeVisible();
  await expect(page.getByText('1 Arbeitstag unterwegs')).toBeVisible();
});
