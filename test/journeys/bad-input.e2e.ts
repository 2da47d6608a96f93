// Wrong input is reported at its place and in words people can act on; nothing else is lost.
import { haveInCart } from './cart-by-call.ts';
import { companyGuest } from './guest.ts';
import { alertAbove, cartSums, fillGuest, giveGuest, goToTill, priceBar } from './order-steps.ts';
import { violationsIn } from './violations.ts';
import { expect, open, test } from './watched-page.ts';

test('a measure out of range offers the nearest one', { tag: '@long-on-phone' }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  const length = page.getByRole('textbox', { name: /^Länge innen/ });
  await length.fill('9000');
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
  await page.getByRole('button', { name: /^2'?500 mm übernehmen$/ }).click();
  await expect(length).toHaveValue('2500');
  await expect(length).not.toHaveAttribute('aria-invalid', 'true');
  await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
});

test(
  'goods that are too heavy lead to the construction that carries them, with the sizes kept',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page }) => {
    await open(page, '/products/HK_0001?length=1300&width=900&height=800&mass=400');
    await page.getByRole('textbox', { name: /^Gewicht/ }).fill('1200');
    await page.getByRole('link', { name: /^Mit diesen Massen öffnen: Exportkiste/ }).click();
    await expect(page.getByRole('textbox', { name: /^Länge innen/ })).toHaveValue('1300');
    await expect(page.getByRole('textbox', { name: /^Gewicht/ })).toHaveValue('1200');
    await expect(page.getByText(/^Trägt bis [\d']+\skg gleichmässig verteilt/)).toBeVisible();
    await expect(priceBar(page).getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
);

test('earlier answers stay readable while the numbers typed have none', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/-verpackung');
  await page.getByRole('textbox', { name: /^Länge/ }).fill('99999');
  await expect(page.locator('#fits')).toHaveAttribute('aria-busy', 'true');
  expect(await violationsIn(page, 'color-contrast')).toEqual([]);
});

test('an unknown postal code is said at its field', { tag: '@long-on-phone' }, async ({ page, complaints }) => {
  const guest = companyGuest();
  await haveInCart(page, { article: 'HK_0002' });
  complaints.allow(/status of 4(00|22)/);
  const zip = cartSums(page).getByRole('textbox', { name: 'Postleitzahl für die Lieferung' });
  await zip.fill('9999');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(cartSums(page).getByText('Diese Postleitzahl kennen wir nicht.', { exact: false })).toBeVisible();
  await zip.fill('62100');
  await expect(zip).toHaveValue('62100');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await zip.fill('6210');
  await expect(cartSums(page).getByText('Lieferung nach 6210 Sursee')).toBeVisible();
  // The carrier answers later, and the way to the till moves down for its offer.
  await expect(cartSums(page).getByRole('radio', { name: /^Paket/ })).toBeVisible();
  await goToTill(page);
  await giveGuest(page, guest);
  await page.getByRole('textbox', { name: /^Strasse und Nummer/ }).fill(guest.street);
  const code = page.getByRole('textbox', { name: /^Postleitzahl/ });
  await code.fill('9999');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/Diese Postleitzahl kennen wir nicht\./);
  await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
  // The town is still that of the cart's code.
  await expect(alertAbove(page).getByRole('link')).toHaveText([/^Postleitzahl: Diese Postleitzahl kennen wir nicht/]);
  await code.fill('60');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Kriens');
  await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
  await expect(alertAbove(page)).toBeFocused();
  await alertAbove(page).getByRole('link').click();
  await expect(code).toBeFocused();
});

test(
  'a postal code with a digit too many is not cut short without a word',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page }) => {
    await open(page, '/-verpackung');
    const zip = page.getByRole('textbox', { name: 'Lieferung nach PLZ' });
    await zip.fill('62101');
    await expect(zip).toHaveAccessibleDescription('Bitte vier Ziffern, zum Beispiel 6210.');
    await zip.fill('6210');
    await expect(zip).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('a wrong e-mail address is said, a mistyped one is asked back', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  await haveInCart(page, { article: 'HK_0002' });
  await goToTill(page);
  const guest = companyGuest();
  await fillGuest(page, { ...guest, email: 'nadja@' });
  await page.getByRole('button', { name: 'Weiter zur Rechnungsadresse' }).click();
  await expect(alertAbove(page)).toBeFocused();
  const email = page.getByRole('textbox', { name: /^E-Mail/ });
  await expect(email).toHaveAccessibleDescription(/E-Mail nicht gültig/);
  await email.fill('nadja.brunner@gmial.com');
  await expect(page.getByText('Meinten Sie nadja.brunner@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(email).toHaveValue('nadja.brunner@gmail.com');
  await test.step('a reload keeps what was typed', async () => {
    await page.reload();
    await expect(email).toHaveValue('nadja.brunner@gmail.com');
    await expect(page.getByRole('textbox', { name: /^Firma/ })).toHaveValue(guest.companyName);
  });
});

test('registering, too, says what is wrong when a field is left', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/user/register');
  const code = page.getByRole('main').getByRole('textbox', { name: /^Postleitzahl/ });
  await code.fill('62100');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('6210');
  await expect(code).not.toHaveAttribute('aria-invalid');
});
