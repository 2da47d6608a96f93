// Paying online with the provider's stand-in: TWINT that succeeds, and a card that is declined, tried again and replaced by another method; one order each.
import { haveInCart } from './cart-by-call.ts';
import { privateGuest } from './guest.ts';
import { mailsTo, logInAsStaff } from './office-steps.ts';
import { chooseDelivery, choosePayment, giveGuest, giveInvoiceAddress, goToTill, orderNumber, settledTotal, terms } from './order-steps.ts';
import { expect, takenOver, test } from './watched-page.ts';
import type { Page } from '@playwright/test';
import type { Guest } from './guest.ts';

async function orderWith(page: Page, guest: Guest, way: RegExp): Promise<string> {
  await haveInCart(page, { article: 'EP_0001', quantity: 5 });
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await choosePayment(page, way);
  const total = await settledTotal(page);
  await terms(page).check();
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen und bezahlen' }).click();
  return total;
}

const simulator = async (page: Page, method: string, total: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlungssimulator' })).toBeVisible();
  await expect(page.getByText(method, { exact: true })).toBeVisible();
  await expect(page.getByText(`CHF ${total}`)).toBeVisible();
};

test('a guest pays with TWINT', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  const guest = privateGuest();
  const total = await orderWith(page, guest, /^TWINT/);
  await simulator(page, 'TWINT', total);
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click();
  const number = await orderNumber(page);
  expect(number).toMatch(/^A\d{4}-\d{5}$/);
  await expect(page.getByText('Ihre Zahlung mit TWINT ist eingegangen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
  await logInAsStaff(page);
  const mails = await mailsTo(page, guest.email);
  await expect(mails.filter({ hasText: `Bestellbestätigung ${number}` })).toHaveCount(1);
  // The payment covers it.
  await expect(mails.filter({ hasText: 'Rechnung R' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Neue Bestellung ${number}` })).toHaveCount(1);
});

test('a card is refused, the order stays and is paid another way @desktop', async ({ page }) => {
  const guest = privateGuest();
  const total = await orderWith(page, guest, /^Visa/);
  await simulator(page, 'Visa', total);
  await page.getByRole('button', { name: 'Zahlung ablehnen lassen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bezahlung Fehlgeschlagen' })).toBeVisible();
  await takenOver(page);
  await expect(page.getByText('Die Zahlung mit Visa wurde abgelehnt. Es wurde nichts belastet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Warenkorb, / })).not.toHaveAccessibleName('Warenkorb, leer');
  await test.step('trying again, and turning back there, leaves the payment open', async () => {
    await page.getByRole('button', { name: 'Mit Visa bezahlen' }).click();
    await simulator(page, 'Visa', total);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /noch offen|Fehlgeschlagen/ })).toBeVisible();
    await takenOver(page);
  });
  await page.getByRole('radio', { name: /^Mastercard/ }).check();
  await page.getByRole('button', { name: 'Mit Mastercard bezahlen' }).click();
  await simulator(page, 'Mastercard', total);
  await page.getByText('Was sonst noch geschehen kann').click();
  await page.getByRole('button', { name: 'Bestätigen, aber die Meldung an den Shop geht verloren' }).click();
  await orderNumber(page);
  await expect(page.getByText('Ihre Zahlung mit Mastercard ist eingegangen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
});
