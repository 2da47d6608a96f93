// A crate is ordered without a mouse: every step from the home page to the order is reached with only Tab, arrows, Space and Enter.
import { companyGuest } from './guest.ts';
import { priceBar } from './order-steps.ts';
import { orderAsPreset, press, sayWhoAndWhere, tabTo, type } from './keyboard-steps.ts';
import { expect, open, test } from './watched-page.ts';

test('a crate is ordered with the keyboard alone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
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
  const height = main.getByRole('textbox', { name: /^Höhe innen/ });
  await expect(height).toHaveValue('451');
  // How far one step goes back depends on how fast was typed; the way forward ends where it began.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(height).not.toHaveValue('451');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(height).toHaveValue('451');
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
    await sayWhoAndWhere(page, guest);
    await tabTo(page, main.getByRole('radio', { name: /^An die Rechnungsadresse/ }));
  });
  await orderAsPreset(page);
});
