// The steps of a quote: requested from the cart, priced and sent in the office, opened by link and code.
import { expect, open, takenOver } from './watched-page.ts';
import type { Page } from '@playwright/test';
import { mailbox } from './mailbox.ts';
import { fillGuest } from './order-steps.ts';
import type { Guest } from './guest.ts';

/** From the page of the request to its number. */
export async function askForQuote(page: Page, guest: Guest, message: string): Promise<string> {
  await fillGuest(page, { ...guest, kind: 'Privatperson' });
  await page.getByRole('textbox', { name: /^Strasse und Nummer/ }).fill(guest.street);
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill(guest.zipCode);
  await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
  await page.getByRole('textbox', { name: /^Nachricht/ }).fill(message);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  const asked = page.getByRole('heading', { level: 1, name: /^Anfrage O\d{4}-\d{5} gesendet$/ });
  // The page is shorter than the form was: without the focus it would show its end alone.
  await expect(asked).toBeFocused();
  await expect(asked).toBeInViewport();
  // A number is not broken at its hyphen on a phone.
  await expect(asked.getByText(/^O\d{4}-\d{5}$/)).toHaveCSS('white-space', 'nowrap');
  return /O\d{4}-\d{5}/.exec(await asked.innerText())?.[0] ?? '';
}

export async function openQuoteInOffice(desk: Page, number: string): Promise<void> {
  await open(desk, '/admin/Quotes');
  // On a phone the whole row is the link.
  await desk.getByRole('link', { name: number }).first().click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number);
}

export async function sendQuote(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Speichern und senden' }).click();
  // The mail is drawn above the button: a click while it comes can be lost.
  await expect(desk.getByRole('dialog').getByRole('button', { name: 'Ansicht aktualisieren' })).toBeEnabled();
  // The message of an earlier sending may still be visible: this answer is what counts.
  const answer = desk.waitForResponse((response) => response.request().method() === 'PUT' && /\/api\/quote\/\d+$/.test(response.url()), {
    timeout: 20_000,
  });
  await desk.getByRole('dialog').getByRole('button', { name: 'Offerte senden' }).click();
  await answer;
  await expect(desk.getByRole('region', { name: 'Meldungen' })).toContainText('Ausgeführt');
}

/** Link and code from the newest mail to the customer. */
export async function keyInMail(page: Page, guest: Pick<Guest, 'email'>): Promise<{ path: string; pin: string }> {
  const [mail] = await mailbox(page.request, guest.email);
  const path = /\/checkout-quote\/[0-9a-f-]{36}\S*/.exec(mail?.text ?? '')?.[0] ?? '';
  return { path, pin: /[Cc]ode\s?: (\d{4})/.exec(mail?.text ?? '')?.[1] ?? '' };
}

export async function openQuote(page: Page, { path, pin }: { path: string; pin: string }): Promise<void> {
  await open(page, path);
  await page.getByRole('textbox', { name: /^Code/ }).fill(pin);
  await page.getByRole('button', { name: /^(Offerte öffnen|Ouvrir l’offre)$/ }).click();
  await expect(page.getByRole('complementary', { name: /^(Preis|Prix)$/ })).toBeVisible();
  await takenOver(page);
}
