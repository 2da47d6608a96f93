// A price ladder is pasted from a spreadsheet, compared with the old one, saved, and seen only by the right customer.
import { demoCompany, demoLogIn } from './demo-log-in.ts';
import { logInAsStaff } from './office-steps.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, takenOver, test } from './watched-page.ts';

test('a pasted ladder is paid by one customer alone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, browser, attempt }) => {
  const article = `PL_00${12 - attempt}`;
  await logInAsStaff(page);
  const products = (await (await page.request.get(`/api/product?articleNumber=${article}`)).json()) as { items: { id: number }[] };
  await page.goto(`/admin/product/${products.items[0]?.id}/price2`);
  await takenOver(page);
  await page.getByRole('button', { name: '+ Kunde' }).click();
  await page.getByRole('combobox', { name: 'Kunde suchen' }).fill('aare');
  await page.getByRole('option', { name: /Aare Pumpen AG/ }).click();
  await expect(page).toHaveURL(/customer=\d+$/);
  await page.getByRole('button', { name: 'Aus Tabelle' }).click();
  await page.getByRole('textbox', { name: 'Zeilen aus der Tabelle' }).fill('Menge\tPreis\n1\t31.55\n20\t29.05');
  await expect(page.getByRole('row', { name: '20 – 29.05' })).toBeVisible();
  await page.getByRole('button', { name: 'Einsetzen 2 Stufen' }).click();
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await expect(page.getByText('Änderungen gespeichert').first()).toBeVisible();
  const shown = async (email: string | null): Promise<string> => {
    const context = await browser.newContext({ locale: 'de-CH' });
    if (email !== null) await demoLogIn(context, packagingShop.url, email);
    const text = await (await context.request.get(`${packagingShop.url}/products/${article}`)).text();
    await context.close();
    return text;
  };
  expect(await shown(demoCompany)).toContain('31.55');
  expect(await shown(null)).not.toContain('31.55');
});
