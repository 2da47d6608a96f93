// An account from its first day: registered with a crate in the cart, used for the order, the password forgotten and replaced, the order found again.
import { haveInCart } from './cart-by-call.ts';
import type { Page } from '@playwright/test';
import { answerTo } from '../server/captcha-answer.ts';
import { privateGuest } from './guest.ts';
import { holdScript } from './hold-script.ts';
import { linkIn, mailbox } from './mailbox.ts';
import { alertAbove, cartSums, fillGuest, order, toCheckout } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

const password = 'brett-vor-dem-kopf';
const newPassword = 'kiste-mit-deckel-7';

async function answerQuestion(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Sicherheitsfrage: .*\?/ });
  const question = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
  await field.fill(answerTo(question.replace(/^Sicherheitsfrage: /, '').replace(/\s*\*\s*$/, '')));
}

test(
  'a visitor registers, keeps the cart, orders and finds the order',
  { tag: '@long-on-phone' },
  async ({ page, request, complaints }) => {
    complaints.allow(/status of 422/);
    const guest = privateGuest();
    await haveInCart(page, { article: 'HK_0001' });
    const waysToPay = cartSums(page).getByText('Bezahlen können Sie per');
    await expect(waysToPay).toContainText('Ein Konto brauchen Sie nicht.');
    await open(page, '/user/register');
    await test.step('what is missing stands at its field and above the form', async () => {
      await page.getByRole('button', { name: 'Konto eröffnen' }).click();
      await expect(alertAbove(page)).toContainText('9 Angaben fehlen noch');
      await expect(alertAbove(page)).toBeFocused();
    });
    await fillGuest(page, guest);
    await page.getByRole('textbox', { name: /^Strasse/ }).fill(guest.street);
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill(guest.zipCode);
    await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(password);
    await test.step('a wrong answer brings a new question', async () => {
      await page.getByRole('textbox', { name: /^Sicherheitsfrage: .*\?/ }).fill('keine Ahnung');
      await page.getByRole('button', { name: 'Konto eröffnen' }).click();
      await expect(alertAbove(page)).toContainText('Die Sicherheitsanfrage wurde falsch beantwortet.');
    });
    await answerQuestion(page);
    await page.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(page).toHaveURL(/\/user\/profile\/konto$/);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(guest.lastName);
    await expect(page.getByText('Bevorzugt für Lieferungen')).toBeVisible();
    expect((await mailbox(request, guest.email)).map(({ subject }) => subject)).toEqual(['Willkommen | Kistenwerk AG']);
    const number = await test.step('the cart is still there and knows where to deliver', async () => {
      await open(page, '/checkout');
      await expect(cartSums(page).getByText(`Lieferung nach ${guest.zipCode} ${guest.city}`)).toBeVisible();
      await expect(waysToPay).not.toContainText('Konto');
      await toCheckout(page).click();
      await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
      await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
      await page.getByRole('radio', { name: /^Rechnung/ }).check();
      await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
      return order(page);
    });
    await open(page, '/user/profile/bestellungen');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(`Bestellung ${number}`);
    await expect(page.getByRole('heading', { name: 'Holzkiste nach Mass' })).toBeVisible();
  },
);

test(
  'a customer who has forgotten the password chooses a new one by mail',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page, request, complaints }) => {
    complaints.allow(/status of 4(01|22)/);
    const guest = privateGuest();
    await open(page, '/user/register');
    await fillGuest(page, guest);
    await page.getByRole('textbox', { name: /^Strasse/ }).fill(guest.street);
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill(guest.zipCode);
    await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(password);
    await answerQuestion(page);
    await page.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(page).toHaveURL(/\/user\/profile\/konto$/);
    await takenOver(page);
    await open(page, '/user/profile/zugangsdaten');
    await page.getByRole('button', { name: 'Alle Sitzungen beenden' }).click();
    await expect(page).toHaveURL(/\/-verpackung$/);
    await open(page, '/user/profile/bestellungen');
    await expect(page).toHaveURL(/\/user\/login\?next=/);
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page).toHaveURL(/\/user\/request-password-reset$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(guest.email);
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await expect(page.getByRole('heading', { name: 'Der Link ist unterwegs' })).toBeFocused();
    const link = await linkIn(request, guest.email);
    await open(page, link);
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(newPassword);
    await page.getByRole('button', { name: 'Passwort setzen' }).click();
    await expect(page.getByRole('heading', { name: 'Das neue Passwort gilt' })).toBeVisible();
    await test.step('the link served once', async () => {
      await page.goto('about:blank');
      await open(page, link);
      await page.getByRole('textbox', { name: /^Passwort/ }).fill('noch-ein-anderes-9');
      await page.getByRole('button', { name: 'Passwort setzen' }).click();
      await expect(page.getByRole('heading', { name: 'Der Link gilt nicht mehr' })).toBeFocused();
      await expect(page.getByRole('main').getByRole('link', { name: 'Neuen Link verlangen' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Passwort setzen' })).toBeHidden();
    });
    await open(page, '/user/login?next=/user/profile/zugangsdaten');
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(guest.email);
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(newPassword);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/user\/profile\/zugangsdaten$/);
    await expect(page.getByText(`Sie melden sich mit ${guest.email} an.`)).toBeVisible();
  },
);

test('what is sent before the scripts are there is sent once they are', { tag: '@long-on-phone' }, async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  const letGo = await holdScript(page, '*.js');
  await page.goto('/user/login');
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('niemand@amstutz.example');
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(password);
  await page.keyboard.press('Enter');
  letGo();
  await expect(alertAbove(page)).toContainText('Passwort');
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('niemand@amstutz.example');
});
