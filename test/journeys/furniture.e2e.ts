// The company's other shop: a couple enters how much room there is and orders the lounge that fits, from the cart on with seven presses and six fields.
import { countEffort, effort } from './effort.ts';
import { privateGuest } from './guest.ts';
import { orderAsPreset, press, sayWhoAndWhere, tabTo, type } from './keyboard-steps.ts';
import {
  amountIn,
  choosePayment,
  chooseDelivery,
  giveGuest,
  giveInvoiceAddress,
  goToTill,
  order,
  priceBar,
  settledTotal,
} from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';

test('a couple orders a lounge', async ({ page }) => {
  const guest = privateGuest();
  await open(page, '/');
  await expect(page).toHaveURL(/\/-moebel$/);
  await expect(page.getByRole('heading', { name: 'Wie viel Platz haben Sie?' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Breite/ }).fill('1300');
  await expect(page.getByRole('img', { name: 'Palettensofa mit Polstern, 1 Platz', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Breite/ }).fill('4900');
  await page.getByRole('button', { name: 'Passende Sofas zeigen' }).click();
  await expect(page).toHaveURL(/\?.*=4900(&|$)/);
  const fits = page.getByRole('region', { name: 'Drei passende Sofas' });
  await expect(fits.getByRole('article')).toHaveCount(3);
  const sofa = fits.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sofa mit Polster', exact: true }) });
  const link = sofa.getByRole('link', { name: 'Sofa mit Polster konfigurieren' });
  await expect(link).toHaveAttribute('href', /seats=4&/);
  const price = await amountIn(sofa.getByRole('paragraph').filter({ hasText: 'inkl. MWST' }));
  await link.click();
  await expect(page.getByRole('region', { name: 'Konfiguration' })).toBeVisible();
  const total = priceBar(page).getByText('Total').locator('..');
  await expect(total).toHaveAttribute('aria-busy', 'false');
  expect(await amountIn(total)).toBe(price);
  await priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  expect(await settledTotal(page)).toBe(price);
  await countEffort(page);
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await chooseDelivery(page, /^An die Rechnungsadresse/);
  await expect(page.getByRole('radio', { name: /^Vorauskasse/ })).toBeChecked();
  await choosePayment(page, /^Vorauskasse/);
  const agreed = await settledTotal(page);
  expect(await order(page)).not.toBe('');
  expect(await settledTotal(page)).toBe(agreed);
  const { presses, fields } = await effort(page);
  expect(fields).toHaveLength(6);
  expect(presses).toBeLessThanOrEqual(7);
});

test('a lounge is ordered with the keyboard alone', async ({ page }) => {
  const guest = privateGuest();
  const main = page.getByRole('main');
  await open(page, '/');
  await type(page, /^Breite/, '2600');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/=2600(&|$)/);
  await press(page, main.getByRole('link', { name: 'Sofa mit Polster konfigurieren', exact: true }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Palettenlounge');
  const seats = main.getByRole('textbox', { name: /^Sitzplätze/ });
  await tabTo(page, seats);
  await page.keyboard.press('ArrowUp');
  await expect(seats).toHaveValue('3');
  const castors = main.getByRole('checkbox', { name: /^Mit Rollen/ });
  await tabTo(page, castors);
  await page.keyboard.press('Space');
  await expect(castors).toBeChecked();
  await expect(main.getByText('Auf Rollen verschiebt man die 2 Teile einzeln')).toBeVisible();
  const quantity = priceBar(page).getByRole('textbox', { name: 'Menge' });
  await tabTo(page, quantity);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('1');
  await press(page, priceBar(page).getByRole('button', { name: 'In den Warenkorb' }));
  await press(page, priceBar(page).getByRole('link', { name: 'Zum Warenkorb' }));
  await press(page, main.getByRole('link', { name: 'Zur Kasse' }));
  const question = main.getByRole('heading', { level: 1 });
  await expect(question).toHaveText('Wer bestellt?');
  await sayWhoAndWhere(page, guest);
  await orderAsPreset(page);
});
