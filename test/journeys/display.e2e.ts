// The display of a crate is not the crate: an open lid changes the picture, the address and the share link, but neither price nor cart.
// Staff choose which properties they see.
import { logInAsStaff } from './office-steps.ts';
import { amountIn, priceBar } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('an open lid is a matter of the picture', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, browser }) => {
  test.slow();
  await open(page, '/products/HK_0001');
  const display = page.getByRole('group', { name: 'Darstellung' });
  const lid = display.getByRole('slider', { name: 'Deckel offen' });
  const front = display.getByRole('checkbox', { name: 'Ohne Vorderseite zeigen' });
  const picture = page.getByRole('region', { name: 'Ansicht', exact: true });
  const settled = priceBar(page).locator('[aria-busy="false"]');
  const price = await amountIn(settled);
  const closed = await picture.locator('svg.drawing').innerHTML();
  await test.step('the lid opens by keyboard and the front goes', async () => {
    await lid.focus();
    await page.keyboard.press('End');
    await expect(lid).toHaveAttribute('aria-valuetext', '90°');
    await front.check();
    await expect.poll(async () => (await picture.locator('svg.drawing').innerHTML()) === closed).toBe(false);
    await expect(page).toHaveURL(/lidAngle=90&frontHidden=true/);
    expect(await amountIn(settled)).toBe(price);
  });
  await test.step('steps go back as with any other choice', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(front).not.toBeChecked();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(front).toBeChecked();
  });
  await test.step('text without a value is taken back before a step is', async () => {
    const length = page.getByRole('textbox', { name: /^Länge innen/ });
    await length.fill('');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(length).toHaveValue('1000');
    await expect(front).toBeChecked();
  });
  await test.step('open or closed, it is one line of the cart', async () => {
    const add = priceBar(page).getByRole('button', { name: 'In den Warenkorb' });
    await add.click();
    await expect(priceBar(page).getByRole('link', { name: /Warenkorb|Kasse/ })).toBeVisible();
    const stored = await page.evaluate(() => Object.entries(localStorage).filter(([, text]) => text.includes('holzkiste')));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.[1]).not.toContain('lidAngle');
  });
  await picture.getByRole('button', { name: 'Teilen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konfiguration teilen' });
  await dialog.getByRole('checkbox').check();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await test.step('who may only look at it may close the lid', async () => {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-CH' });
    const other = await visitor.newPage();
    await other.goto(link);
    await takenOver(other);
    await expect(other.getByRole('textbox', { name: /^Länge innen/ })).toBeDisabled();
    const slider = other.getByRole('slider', { name: 'Deckel offen' });
    await expect(slider).toHaveValue('90');
    await slider.focus();
    await other.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await visitor.close();
  });
  await test.step('staff see the properties of the product, of the display, or all', async () => {
    const context = await browser.newContext({ locale: 'de-CH' });
    const staff = await context.newPage();
    await logInAsStaff(staff);
    await open(staff, '/products/HK_0001');
    const mode = staff.getByRole('combobox', { name: 'Eigenschaften' });
    const groups = staff.getByRole('region', { name: 'Konfiguration' }).locator('[data-group]');
    await expect(groups).toHaveCount(8);
    await mode.selectOption({ label: 'der Darstellung' });
    await expect(groups).toHaveCount(1);
    await mode.selectOption({ label: 'des Produkts' });
    await expect(groups).toHaveCount(7);
    await context.close();
  });
  await test.step('a product that nobody models is shown by its fixed 3D model, and by its picture', async () => {
    await open(page, '/products/TR_0001');
    await expect(picture.locator('canvas')).toHaveAccessibleName('Transportroller 800 × 600 als 3D-Modell');
    await picture.getByRole('button', { name: 'Ansicht', exact: true }).click();
    await expect(picture.getByRole('img', { name: /^Transportroller 800 × 600: TR_0001/ })).toBeVisible();
  });
});

test('a product prints as one sheet with its sender, sizes and price', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  const sender = page.getByText('Kistenwerk AG, Industriestrasse 12, 6210 Sursee');
  await expect(sender).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sender).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Holzkiste nach Mass' })).toBeVisible();
  await expect(page.getByText(/^Total am /)).toBeVisible();
  await expect(page.locator('svg.drawing').first()).toBeVisible();
  for (const name of ['In den Warenkorb', 'Merken', 'Zurücksetzen']) await expect(page.getByRole('button', { name })).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
