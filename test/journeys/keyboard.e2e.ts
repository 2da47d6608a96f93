// Somebody without a mouse orders a crate: every step from the home page to the order is reached with Tab, arrows, Space and Enter alone.
import { companyGuest } from './guest.ts';
import { orderButton, orderNumber, priceBar, terms } from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';
import type { Locator, Page } from '@playwright/test';

/** Steps forward until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached with Tab: ${wanted.toString()}`);
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  const main = page.getByRole('main');
  // A street becomes a box with proposals while it is typed.
  const field = main.getByRole('textbox', { name }).or(main.getByRole('combobox', { name }));
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a crate is ordered with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const guest = companyGuest();
  const main = page.getByRole('main');
  await open(page, '/');
  await test.step('the first Tab leads past the menus', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  });
  await type(page, /^Länge/, '900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/=900/);
  await press(page, main.getByRole('link', { name: 'Holzkiste konfigurieren', exact: true }));
  await expect(main.getByRole('heading', { level: 1, name: 'Holzkiste nach Mass' })).toBeVisible();
  await type(page, /^Höhe innen/, '450');
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('textbox', { name: /^Höhe innen/ })).toHaveValue('451');
  await page.keyboard.press('ControlOrMeta+z');
  await press(page, priceBar(page).getByRole('button', { name: 'In den Warenkorb' }));
  await press(page, priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }));
  await type(page, /^Postleitzahl für die Lieferung/, guest.zipCode);
  await press(page, main.getByRole('link', { name: 'Zur Kasse' }));
  await test.step('the steps of the checkout', async () => {
    const question = main.getByRole('heading', { level: 1 });
    await expect(question).toHaveText('Wer bestellt?');
    await expect(question).toBeFocused();
    const company = main.getByRole('radio', { name: 'Firma', exact: true });
    const kinds = main.getByRole('group', { name: 'Sie bestellen als' });
    await tabTo(page, kinds.locator('input:checked').or(kinds.getByRole('radio').first()).first());
    if (!(await company.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(company).toBeChecked();
    await type(page, /^Firma/, guest.companyName);
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
    await tabTo(page, main.getByRole('radio', { name: /^An die Rechnungsadresse/ }));
    await press(page, main.getByRole('button', { name: 'Weiter zur Bezahlung' }));
    await expect(question).toHaveText('Wie bezahlen Sie?');
    await press(page, main.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
    await expect(question).toHaveText('Stimmt alles?');
  });
  await tabTo(page, terms(page));
  await page.keyboard.press('Space');
  await expect(terms(page)).toBeChecked();
  await press(page, orderButton(page));
  expect(await orderNumber(page)).not.toBe('');
});
