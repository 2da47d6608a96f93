// Goods for abroad are quoted instead of ordered: the address has the fields that carriers require, and the cart becomes part of the request.
import { haveInCart } from './cart-by-call.ts';
import { privateGuest } from './guest.ts';
import { alertAbove, amountIn, giveGuest, giveInvoiceAddress, goToTill } from './order-steps.ts';
import { expect, test } from './watched-page.ts';

test('a guest who wants a delivery to the USA asks for a quote', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  const guest = privateGuest();
  await haveInCart(page, { article: 'HK_0001' });
  await goToTill(page);
  await giveGuest(page, guest);
  await giveInvoiceAddress(page, guest);
  await page.getByRole('radio', { name: /^An eine andere Adresse/ }).check();
  await page.getByRole('textbox', { name: /^Name oder Firma/ }).fill('Amstutz Tools Inc.');
  await page.getByRole('textbox', { name: /^Strasse und Nummer/ }).fill('12 Harbor Street');
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('02116');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Boston');
  await page.getByRole('combobox', { name: /^Land/ }).selectOption('US');
  await expect(page.getByText('MWST (Export)').first()).toBeVisible();
  await test.step('no amount has a tax that nobody will pay', async () => {
    const yours = page.getByRole('complementary', { name: 'Ihre Bestellung' });
    const net = await amountIn(yours.getByText('Positionen exkl. MWST').locator('..'));
    await expect(yours.getByRole('listitem')).toContainText(net);
  });
  await test.step('state and carrier phone are asked for, and the order is not possible', async () => {
    await page.getByRole('textbox', { name: /^Telefon am Lieferort/ }).fill('001 617 555 01');
    await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
    await expect(alertAbove(page)).toContainText('Bundesstaat oder Provinz: Für die USA und Kanada');
    await expect(alertAbove(page)).toContainText('Telefon am Lieferort: Bitte 10 bis 15 Ziffern');
    await page.getByRole('combobox', { name: /^Bundesstaat/ }).selectOption('MA');
    await page.getByRole('textbox', { name: /^Telefon am Lieferort/ }).fill('+1 617 555 0100');
    await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
    await expect(alertAbove(page)).toContainText('offerieren wir von Hand');
  });
  await page.getByRole('link', { name: 'Offerte für diese Lieferung anfragen' }).click();
  await expect(page.getByRole('textbox', { name: /^Strasse und Nummer/ })).toHaveValue('12 Harbor Street');
  await expect(page.getByRole('combobox', { name: /^Bundesstaat/ })).toHaveValue('MA');
  await expect(page.getByRole('heading', { name: 'Holzkiste nach Mass' })).toBeVisible();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('heading', { name: /^Anfrage O\d{4}-\d{5} gesendet/ })).toBeVisible();
});
