// A private customer pays in advance and picks up the goods: no delivery cost, VAT all the same, and a payment slip with everything the bank requires.
import { haveInCart } from './cart-by-call.ts';
import { privateGuest } from './guest.ts';
import {
  chooseDelivery,
  choosePayment,
  expectPrepaymentChosen,
  giveGuest,
  giveInvoiceAddress,
  goToTill,
  order,
  settledTotal,
} from './order-steps.ts';
import { expect, test } from './watched-page.ts';

test('a private person pays in advance and picks up', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  const guest = privateGuest();
  await haveInCart(page, { article: 'LA_0002', quantity: 2 });
  const goods = await settledTotal(page);
  await goToTill(page);
  await giveGuest(page, guest);
  await expect(page.getByRole('textbox', { name: /^Name oder Firma/ })).toHaveValue('Reto Amstutz');
  await giveInvoiceAddress(page, guest);
  await page.getByRole('radio', { name: /^Abholung in Sursee/ }).check();
  await expect(
    page.getByText('Sie holen die Ware ab: Industriestrasse 12, 6210 Sursee.').or(page.getByText('Abholtag')).first(),
  ).toBeVisible();
  // The hours begin a line: in French they begin in small letters.
  await expect(page.getByText('Sie holen die Ware ab')).toHaveText(/Sursee\.\nMo/, { useInnerText: true });
  await chooseDelivery(page, /^Abholung in Sursee/);
  await expectPrepaymentChosen(page);
  await choosePayment(page, /^Vorauskasse/);
  const total = await settledTotal(page);
  expect(total).toBe(goods);
  await expect(page.getByRole('heading', { name: 'Abholung bei' })).toBeVisible();
  // Stock goods alone.
  await expect(page.getByText('Nach Mass gefertigte Ware')).toBeHidden();
  const number = await order(page);
  const slip = page.getByRole('heading', { name: 'Bitte überweisen' }).locator('..');
  await expect(slip).toContainText(`CHF ${total}`);
  await expect(slip).toContainText(/CH\d{2}/);
  await expect(slip).toContainText(number);
  await expect(page.getByText(/Abholung bei uns gewünscht auf .+\./)).toBeVisible();
  expect(await settledTotal(page)).toBe(total);
});
