// The steps from a product to an order, as a visitor takes them; shared by the journeys that need an order.
import { expect, open } from './watched-page.ts';
import type { Locator, Page } from '@playwright/test';
import type { Guest } from './guest.ts';

const amountPattern = /\d{1,3}(?:'\d{3})*\.\d{2}/;

/** The last amount in an element, e.g. `1'234.50`. */
export async function amountIn(place: Locator): Promise<string> {
  await expect(place).toHaveText(amountPattern);
  const amounts = (await place.innerText()).match(new RegExp(amountPattern, 'g'));
  return amounts?.at(-1) ?? '';
}

export const priceBar = (page: Page): Locator => page.getByRole('region', { name: 'Preis und Bestellung' });
/** The box with destination, sums and the way to the checkout: on a phone at the bottom of the screen, else beside the cart's lines. */
export const toCheckout = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).filter({ visible: true });
export const cartSums = (page: Page): Locator => page.getByRole('complementary', { name: 'Preis' });
/** The sums as shown by the cart, every step and the page after the order; there may be a second list for another width. */
const totals = (page: Page): Locator =>
  page.locator('[aria-busy]').filter({ has: page.getByRole('term').filter({ hasText: 'Total CHF' }), visible: true });

/** The total once the server's answer to the last change is shown. */
export async function settledTotal(page: Page): Promise<string> {
  await expect(totals(page)).toHaveAttribute('aria-busy', 'false');
  return amountIn(totals(page).locator('dd.num'));
}

/** Puts a product into the cart from its page and goes to the cart. */
export async function buy(page: Page, product: string, quantity?: number): Promise<void> {
  await open(page, `/products/${product}`);
  const bar = priceBar(page);
  await expect(bar.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  if (quantity !== undefined) await bar.getByRole('textbox', { name: 'Menge' }).fill(String(quantity));
  await bar.getByRole('button', { name: 'In den Warenkorb' }).click();
  await bar.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/checkout\/?$/);
}

export async function goToTill(page: Page): Promise<void> {
  await toCheckout(page).click();
  await expect(page.getByRole('heading', { name: 'Wer bestellt?' })).toBeVisible();
}

export async function fillGuest(page: Page, guest: Guest): Promise<void> {
  await page.getByRole('radio', { name: guest.kind, exact: true }).check();
  if (guest.kind === 'Firma') await page.getByRole('textbox', { name: /^Firma/ }).fill(guest.companyName);
  await page.getByRole('textbox', { name: /^Vorname/ }).fill(guest.firstName);
  await page.getByRole('textbox', { name: /^Name/ }).fill(guest.lastName);
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(guest.email);
  await page.getByRole('textbox', { name: /^Telefon/ }).fill(guest.phone);
}

export async function giveGuest(page: Page, guest: Guest): Promise<void> {
  await fillGuest(page, guest);
  await page.getByRole('button', { name: 'Weiter zur Rechnungsadresse' }).click();
  await expect(page.getByRole('heading', { name: 'Wer bezahlt?' })).toBeVisible();
}

/** Street and postal code; the town must be filled in automatically. */
export async function giveInvoiceAddress(page: Page, guest: Guest): Promise<void> {
  await page.getByRole('textbox', { name: /^Strasse und Nummer/ }).fill(guest.street);
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill(guest.zipCode);
  await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
  await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
  await expect(page.getByRole('heading', { name: 'Wohin liefern wir?' })).toBeVisible();
}

export async function chooseDelivery(page: Page, way: RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
  await expect(page.getByRole('heading', { name: 'Wie bezahlen Sie?' })).toBeVisible();
}

export async function choosePayment(page: Page, way: RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
  await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
}

/** On the page of the payment, nothing having been chosen yet; in every language. */
export async function expectPrepaymentChosen(page: Page): Promise<void> {
  for (const [language, name] of [
    ['fr', /^Paiement d’avance/],
    ['en', /^Payment in advance/],
    ['de', /^Vorauskasse/],
  ] as const) {
    // The three are one page after the other.
    // oxlint-disable-next-line no-await-in-loop
    await open(page, `/checkout/payment?lang=${language}`);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
}

/** From the cart to the summary, with delivery to the invoice address and payment by invoice. */
export async function walkToSummary(page: Page, guest: Guest): Promise<void> {
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await choosePayment(page, /^Rechnung/);
}

/** The message of a form, above it. */
export const alertAbove = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/ });
export const terms = (page: Page): Locator => page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ });
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'Kostenpflichtig bestellen' });

/** The number on the page after the order. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByText('Danke für Ihre Bestellung.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/completed\?order=/);
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

export async function order(page: Page): Promise<string> {
  await expect(totals(page)).toHaveAttribute('aria-busy', 'false');
  await terms(page).check();
  await orderButton(page).click();
  return orderNumber(page);
}
