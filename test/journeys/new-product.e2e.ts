// A new kind of goods, from scratch into the shop: attribute, type, product, price, published, found by a visitor.
import { randomBytes } from 'node:crypto';
import { demoLogIn } from './demo-log-in.ts';
import { priceBar } from './order-steps.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('a new product goes from its type to its page in the shop', { tag: '@desktop' }, async ({ page, browser, complaints }) => {
  const mark = randomBytes(3).toString('hex');
  const name = `Stapelbox ${mark}`;
  const attribute = `Stapelhöhe ${mark}`;
  const dialog = page.getByRole('dialog');
  const said = page.getByRole('region', { name: 'Meldungen' });
  // A product without a picture shows the placeholder.
  complaints.allow(/status of 404/);
  await demoLogIn(page.context(), packagingShop.url, 'katalog@kistenwerk.example');
  await test.step('an attribute', async () => {
    await open(page, '/admin/Attribute');
    await page.getByRole('button', { name: 'Attribut anlegen' }).click();
    for (const language of ['DE', 'FR', 'EN'])
      await dialog.getByRole('textbox', { name: `Name ${language}` }).fill(language === 'DE' ? attribute : `${attribute} ${language}`);
    await dialog.getByRole('combobox', { name: 'Art des Werts' }).selectOption('Mass');
    await dialog.getByRole('checkbox', { name: 'Konfigurator' }).check();
    await dialog.getByRole('button', { name: 'Attribut anlegen' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('a type that has it', async () => {
    await open(page, '/admin/ProductType');
    await page.getByRole('button', { name: 'Produkttyp anlegen' }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Produkttyp anlegen' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('combobox', { name: 'Attribut hinzufügen' }).selectOption(attribute);
    await expect(page.getByRole('row').filter({ hasText: attribute })).toContainText('Mass');
  });
  await test.step('a product of it with a value', async () => {
    await open(page, '/admin/product/create');
    await page.getByRole('combobox', { name: 'Produkttyp' }).selectOption(name);
    for (const [language, text] of [
      ['Deutsch', name],
      ['Französisch', `Bac empilable ${mark}`],
      ['Englisch', `Stacking box ${mark}`],
    ] as const)
      await page.getByRole('textbox', { name: `Name ${language}` }).fill(text);
    await page.getByRole('checkbox', { name: 'Maschinenkisten' }).check();
    await page.getByRole('button', { name: 'Produkt anlegen' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    await page.getByRole('textbox', { name: attribute }).fill('240');
    await page.keyboard.press('Control+s');
    await expect(said).toContainText('Änderungen gespeichert');
  });
  const number = (await page.getByRole('main').locator('header code').first().innerText()).trim();
  await test.step('a ladder of prices', async () => {
    await page
      .getByRole('navigation', { name: `Teile von ${name}` })
      .getByRole('link', { name: 'Preise' })
      .click();
    await page.getByRole('radio', { name: /^Feste Staffel/ }).check();
    await page.getByRole('textbox', { name: /^Preis CHF ab Stück 1$/ }).fill('18.40');
    await page.getByRole('button', { name: 'Stufe dazu' }).click();
    await page.getByRole('textbox', { name: 'ab Stück, Stufe 2' }).fill('10');
    await page.getByRole('textbox', { name: /^Preis CHF ab Stück 10$/ }).fill('15.60');
    await page.getByRole('button', { name: /^Speichern/ }).click();
    await expect(page.getByText('Noch ohne Standardpreis')).toHaveCount(0);
  });
  await test.step('published, once nothing of it is missing', async () => {
    await page
      .getByRole('navigation', { name: `Teile von ${name}` })
      .getByRole('link', { name: 'Angaben' })
      .click();
    await takenOver(page);
    await page.getByRole('checkbox', { name: 'Veröffentlicht' }).check();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: 'Im Shop ansehen' })).toBeVisible();
  });
  await test.step('a visitor finds and buys it', async () => {
    const street = await browser.newContext();
    const visitor = await street.newPage();
    await open(visitor, `/suche?q=${encodeURIComponent(name)}`);
    await visitor
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await expect(visitor).toHaveURL(new RegExp(`/products/${number}`));
    await takenOver(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(visitor.getByRole('main')).toContainText(attribute);
    await expect(visitor.getByRole('main')).toContainText('240');
    await priceBar(visitor).getByRole('textbox', { name: 'Menge' }).fill('10');
    await expect(priceBar(visitor)).toContainText('CHF 168.64');
    await street.close();
  });
  await test.step('and no other visitor after it', async () => {
    const id = new URL(page.url()).pathname.split('/')[3];
    const gone = await page.request.delete(`${packagingShop.url}/api/product/${id}`, { headers: { origin: packagingShop.url } });
    expect(gone.ok(), await gone.text()).toBe(true);
    expect((await page.request.get(`/products/${number}`)).status()).toBe(404);
  });
});
