// A product without a price is requested, priced in the office, viewed by link and code, and ordered at the quote's price.
import { companyGuest } from './guest.ts';
import { logInAsStaff } from './office-steps.ts';
import { orderNumber, priceBar, terms } from './order-steps.ts';
import { askForQuote, keyInMail, openQuote, openQuoteInOffice, sendQuote } from './quote-steps.ts';
import { expect, open, test } from './watched-page.ts';

test('a guest asks for a quote, gets it and orders it', { tag: '@desktop' }, async ({ page, browser, complaints }) => {
  test.slow();
  const guest = companyGuest();
  await open(page, '/products/HK_0006');
  await priceBar(page).getByRole('textbox', { name: 'Menge' }).fill('2');
  await priceBar(page).getByRole('button', { name: 'Offerte anfragen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offerte anfragen' })).toBeVisible();
  await test.step('what is missing stands above the form', async () => {
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'fehlen noch' })).toBeFocused();
  });
  const number = await askForQuote(page, guest, 'Bitte mit Hebepunkten.');

  const office = await browser.newContext();
  const desk = await office.newPage();
  await logInAsStaff(desk);
  await openQuoteInOffice(desk, number);
  const stale = await office.newPage();
  await test.step('staff see the request and cannot send without a price', async () => {
    await expect(desk.getByText('Bitte mit Hebepunkten.')).toBeVisible();
    complaints.allow(/status of 422/);
    const delivery = desk.getByRole('textbox', { name: /^Lieferung CHF/ });
    await delivery.fill('');
    await expect(delivery).toHaveAccessibleDescription(/^Fehlt: Betrag/);
    await delivery.fill('180');
    await expect(delivery).not.toHaveAccessibleDescription(/./);
    await desk.getByRole('button', { name: 'Speichern und senden' }).click();
    const price = desk.getByRole('textbox', { name: /^Preis für ein Stück Maschinenkiste/ });
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription('Fehlt: Preis für ein Stück.');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await open(stale, desk.url());
  });
  await test.step('unsaved work is not lost by a click', async () => {
    await desk.getByRole('textbox', { name: /^Preis für ein Stück Maschinenkiste/ }).fill("1'240.50");
    await desk.getByRole('button', { name: 'Transportversicherung hinzufügen' }).click();
    await desk.getByRole('textbox', { name: /^Preis für ein Stück Transportversicherung/ }).fill('85');
    await desk.getByRole('textbox', { name: 'Nachricht an den Kunden' }).fill('Mit vier Hebepunkten, wie gewünscht.');
    await expect(desk.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
    await desk.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Bestellungen' }).click();
    await desk.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(desk.getByRole('grid', { name: 'Positionen' })).toContainText("1'240.50");
  });
  await sendQuote(desk);
  await test.step('another window learns who was faster', async () => {
    complaints.allow(/status of 409/);
    await stale.getByRole('textbox', { name: 'Rabatt %' }).fill('5');
    await stale.getByRole('textbox', { name: /^Preis für ein Stück Maschinenkiste/ }).fill('1300');
    await stale.getByRole('button', { name: 'Speichern', exact: true }).click();
    const dialog = stale.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog).toContainText('Leitung hat');
    const price = dialog.getByRole('row').filter({ hasText: 'Preis Maschinenkiste' });
    await expect(price).toContainText("1'240.50");
    await expect(price).toContainText("1'300");
    const size = stale.viewportSize();
    await stale.setViewportSize({ width: 390, height: 800 });
    expect((await price.getByRole('radio', { name: /: Sie$/ }).boundingBox())?.x).toBeLessThan(390 - 48);
    if (size !== null) await stale.setViewportSize(size);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(stale.getByText('gesendet', { exact: true })).toBeVisible();
    await expect(stale.getByRole('textbox', { name: /^Preis für ein Stück Maschinenkiste/ })).toHaveValue("1'240.50");
    await expect(stale.getByRole('textbox', { name: 'Rabatt %' })).toHaveValue('5');
  });

  const key = await keyInMail(page, guest);
  await test.step('a wrong code opens nothing', async () => {
    complaints.allow(/status of 404/);
    await open(page, key.path);
    await page.getByRole('textbox', { name: /^Code/ }).fill(key.pin === '1234' ? '4321' : '1234');
    await page.getByRole('button', { name: 'Offerte öffnen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'lässt sich keine Offerte öffnen' })).toBeVisible();
  });
  await openQuote(page, key);
  const sums = page.getByRole('complementary', { name: 'Preis' });
  await test.step('the quote says what, how much and until when', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch 30 Tage gültig.');
    await expect(page.getByText(`Offerte ${number} für`)).toBeVisible();
    await expect(sums.getByRole('link', { name: 'Offerte bestellen' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Mit vier Hebepunkten, wie gewünscht.')).toBeVisible();
    // 2 × 1240.50 + 85 + 180, plus 8.1 %.
    await expect(sums).toContainText("2'968.43");
    const paper = await page.request.get(
      new URL((await page.getByRole('link', { name: 'Offerte als PDF' }).getAttribute('href')) ?? '', page.url()).href,
    );
    expect(paper.headers()['content-type']).toContain('application/pdf');
  });
  await test.step('the insurance may be left out, and a change asked for', async () => {
    await page.getByRole('button', { name: 'Ohne diese Position bestellen' }).click();
    await expect(sums).toContainText("2'876.54");
    await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Bitte 3 % Rabatt.');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText('Bitte 3 % Rabatt.')).toBeVisible();
  });
  await test.step('the second version marks what is new', async () => {
    await openQuoteInOffice(desk, number);
    await expect(desk.getByText('Bitte 3 % Rabatt.')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Rabatt %' }).fill('3');
    await sendQuote(desk);
    await page.getByRole('button', { name: 'Offerte Bestellen' }).waitFor();
    await openQuote(page, await keyInMail(page, guest));
    const changes = page.getByRole('region', { name: 'Neu seit Fassung 1' });
    await expect(changes.getByText('Rabatt').locator('..')).toContainText('3\u00A0%');
  });
  await terms(page).check();
  await page.getByRole('button', { name: 'Offerte Bestellen' }).click();
  const ordered = await orderNumber(page);
  await test.step('an ordered quote leads to its order, for both sides', async () => {
    await open(page, key.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellt.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
    await openQuoteInOffice(desk, number);
    await expect(desk.getByText(`bestellt als ${ordered}`)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Speichern und senden' })).toHaveCount(0);
  });
  await office.close();
});
