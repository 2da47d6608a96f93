// What visitors have done or said once is not lost, undone or asked again.
import { haveInCart } from './cart-by-call.ts';
import { companyGuest, privateGuest } from './guest.ts';
import { goToTill, order, priceBar, walkToSummary } from './order-steps.ts';
import { askForQuote } from './quote-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('a double click puts a product into the cart and stays on its page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  await priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  const toCart = priceBar(page).getByRole('link', { name: 'Zum Warenkorb' });
  // Whether the link already stands there when the second click comes is chance: this is that click.
  await toCart.dispatchEvent('click', { detail: 2 });
  await expect(page).toHaveURL(/\/products\/HK_0001/);
  await toCart.click();
  await expect(page.getByRole('textbox', { name: /^Menge/ })).toHaveValue('1');
});

test(
  'a request begins with the company and the postal code that the visitor has chosen before',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    await haveInCart(page, { article: 'HK_0001' });
    await page.getByRole('button', { name: /^Firma exkl/ }).click();
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Postleitzahl/ })
      .fill('6010');
    await page.getByRole('link', { name: 'Offerte anfragen' }).click();
    await expect(page.getByRole('radio', { name: 'Firma' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('6010');
    await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Kriens');
    await page.reload();
    await takenOver(page);
    await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Kriens');
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('3600');
    await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Thun');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_200_000) });
    await expect(page.getByText('plan.pdf 1.2 MB')).toBeVisible();
    await open(page, '/offerte-anfragen?lang=fr');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_200_000) });
    await expect(page.getByText('plan.pdf 1.2 Mo')).toBeVisible();
  },
);

test('the heart tells visitors why they are to log in', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  await page
    .getByRole('main')
    .getByRole('link', { name: /zuerst anmelden|anmelden/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Holzkiste nach Mass');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Holzkiste nach Mass');
});

test('on a phone the coming steps are read out with their names', { tag: ['@phone', '@long-on-phone'] }, async ({ page }) => {
  await haveInCart(page, { article: 'HK_0001' });
  await goToTill(page);
  await expect(page.getByRole('navigation', { name: 'Bestellschritte' })).toMatchAriaSnapshot(`
    - list:
      - listitem
      - listitem: 2 Anmelden
      - listitem: 3 Rechnungsadresse
      - listitem: 4 Lieferadresse
      - listitem: 5 Bezahlung
      - listitem: 6 Zusammenfassung
  `);
});

test('a product reached through the shop says what its delivery costs', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await open(page, '/-verpackung');
  await page.getByRole('textbox', { name: 'Lieferung nach PLZ' }).fill('6010');
  await page.getByRole('link', { name: 'Holzkiste konfigurieren' }).first().click();
  await expect(priceBar(page).getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('6010');
  await expect(priceBar(page).locator('label').filter({ hasText: 'nach' })).toContainText(/CHF \d+\.\d\d/);
});

test('a request names the drawings that were sent along', { tag: '@desktop' }, async ({ page }) => {
  await haveInCart(page, { article: 'HK_0001' });
  await open(page, '/offerte-anfragen');
  const pdf =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  await page.locator('input[type="file"]').setInputFiles({ name: 'Sockel.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await askForQuote(page, privateGuest(), 'Eine Kiste dafür, bitte.');
  await expect(page.getByRole('main')).toContainText('Mitgeschickt: Sockel.pdf');
});

for (const guest of [companyGuest(), { ...privateGuest(), firstName: 'Anna Lena' }])
  test(
    `an account opened after an order begins with its details: ${guest.kind}`,
    { tag: ['@desktop', '@long-on-desktop'] },
    async ({ page }) => {
      await haveInCart(page, { article: 'HK_0001' });
      await walkToSummary(page, guest);
      await order(page);
      await page.getByRole('main').getByRole('link', { name: 'Konto eröffnen' }).click();
      await expect(page.getByRole('radio', { name: guest.kind, exact: true })).toBeChecked();
      const fields = {
        Vorname: 'firstName',
        Name: 'lastName',
        'E-Mail': 'email',
        Telefon: 'phone',
        Strasse: 'street',
        Postleitzahl: 'zipCode',
      } as const;
      for (const [label, field] of Object.entries(fields))
        await expect(page.getByRole('main').getByLabel(new RegExp(`^${label}(?! für)`))).toHaveValue(guest[field]);
      await expect(page.getByRole('textbox', { name: /^Ort/ })).toHaveValue(guest.city);
      if (guest.kind === 'Firma') await expect(page.getByRole('textbox', { name: /^Firma/ })).toHaveValue(guest.companyName);
    },
  );

test('words of the part list stay whole in the modal on a laptop', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await haveInCart(page, { article: 'EX_0001' });
  await open(page, '/checkout?lang=fr');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Modifier/ })
    .first()
    .click();
  const names = page.getByRole('dialog').getByRole('table', { name: 'Liste des pièces' }).locator('th[scope="row"] > button');
  await expect(names.first()).toBeVisible();
  const broken = await names.evaluateAll((all) =>
    all.flatMap(({ textContent, firstChild }) => {
      const range = document.createRange();
      return [...textContent.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + word.length);
        return range.getClientRects().length === 1 ? [] : [word];
      });
    }),
  );
  expect(broken).toEqual([]);
});
