// Staff view a customer's prices in the configurator, undo and redo, and turn their configuration into a product; visitors find it in the shop.
import { logInAsStaff } from './office-steps.ts';
import { amountIn, priceBar } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test(
  'staff price for a customer and make a product of a configuration',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, browser }) => {
    await logInAsStaff(page);
    await open(page, '/products/HK_0001');
    const bar = page.getByRole('region', { name: 'Büro' });
    await test.step('the bar comes with its styles, not without them in what the server sends', async () => {
      const sent = await page.request.get('/products/HK_0001');
      expect(await sent.text()).not.toContain('aria-label="Büro"');
      await expect(bar).toHaveCSS('display', 'flex');
    });
    const settled = priceBar(page).locator('[aria-busy="false"]');
    const usual = await amountIn(settled);
    await test.step('the prices of a company, and back to those of everybody', async () => {
      const whose = bar.getByRole('combobox', { name: 'Preise von' });
      await whose.fill('aare');
      await expect(bar.getByRole('option', { name: /Aare Pumpen AG/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(whose).toHaveValue('Aare Pumpen AG');
      await expect.poll(async () => amountIn(settled)).not.toBe(usual);
      await bar.getByRole('button', { name: 'Alle' }).click();
      await expect.poll(async () => amountIn(settled)).toBe(usual);
    });
    await test.step('undo and redo by button', async () => {
      const length = page.getByRole('textbox', { name: /^Länge innen/ });
      await length.fill('1240');
      await bar.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(length).toHaveValue('1000');
      await bar.getByRole('button', { name: 'Wiederholen' }).click();
      await expect(length).toHaveValue('1240');
    });
    const dialog = page.getByRole('dialog', { name: 'Produkt erstellen' });
    await test.step('a product needs its name in three languages', async () => {
      await bar.getByRole('button', { name: 'Produkt erstellen' }).click();
      await dialog.getByRole('button', { name: 'Produkt erstellen' }).click();
      await expect(dialog.getByText('Bitte geben Sie den Namen in dieser Sprache an.')).toHaveCount(2);
      await dialog.getByRole('textbox', { name: 'Name auf Deutsch' }).fill('Kiste für Pumpe P7');
      await dialog.getByRole('textbox', { name: 'Name auf Französisch' }).fill('Caisse pour pompe P7');
      await dialog.getByRole('textbox', { name: 'Name auf Englisch' }).fill('Crate for pump P7');
      await dialog.getByRole('button', { name: 'Produkt erstellen' }).click();
    });
    await expect(page).toHaveURL(/\/products\/HK_\d{4}$/);
    const made = page.url();
    await expect(page.getByRole('heading', { level: 1, name: 'Kiste für Pumpe P7' })).toBeVisible();
    await test.step('a visitor sees it with its fixed values and a price', async () => {
      const visitor = await browser.newContext({ locale: 'fr-CH' });
      const other = await visitor.newPage();
      await other.goto(`${made}?lang=fr`);
      await takenOver(other);
      await expect(other.getByRole('heading', { level: 1, name: 'Caisse pour pompe P7' })).toBeVisible();
      await expect(other.getByText('1240 × 600 × 500 mm').filter({ visible: true }).first()).toBeVisible();
      await expect(other.getByRole('region', { name: 'Administration' })).toHaveCount(0);
      await visitor.close();
    });
  },
);
