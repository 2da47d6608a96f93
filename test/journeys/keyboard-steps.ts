/** Steps without a mouse: forward with Tab, then type or press. */
import type { Locator, Page } from '@playwright/test';
import type { Guest } from './guest.ts';
import { orderButton, orderNumber, terms } from './order-steps.ts';
import { expect } from './watched-page.ts';

/** Steps forward until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with Tab: ${wanted.toString()}`);
}

export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  const main = page.getByRole('main');
  // The street field becomes a combobox with suggestions while typing.
  const field = main.getByRole('textbox', { name }).or(main.getByRole('combobox', { name }));
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** From «Wer bestellt?», where the kind of buyer is chosen, to the delivery. */
export async function sayWhoAndWhere(page: Page, guest: Guest): Promise<void> {
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { level: 1 });
  await type(page, /^Vorname/, guest.firstName);
  await type(page, /^Name/, guest.lastName);
  await type(page, /^E-Mail/, guest.email);
  await type(page, /^Telefon/, guest.phone);
  await page.keyboard.press('Enter');
  await expect(question).toHaveText('Wer bezahlt?');
  await expect(question).toBeFocused();
  await type(page, /^Strasse/, guest.street);
  await type(page, /^Postleitzahl/, guest.zipCode);
  await expect(main.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
  await page.keyboard.press('Enter');
  await expect(question).toHaveText('Wohin liefern wir?');
}

/** From the delivery to the placed order. */
export async function orderAsPreset(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { level: 1 });
  await press(page, main.getByRole('button', { name: 'Weiter zur Bezahlung' }));
  await expect(question).toHaveText('Wie bezahlen Sie?');
  await press(page, main.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
  await expect(question).toHaveText('Stimmt alles?');
  await tabTo(page, terms(page));
  await page.keyboard.press('Space');
  await expect(terms(page)).toBeChecked();
  await press(page, orderButton(page));
  expect(await orderNumber(page)).not.toBe('');
}
