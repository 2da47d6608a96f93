// What each role finds in the office: its own start page and screens; any other screen says which permission it requires and who has it,
// and never asks to log in.
import type { Page } from '@playwright/test';
import { demoLogIn } from './demo-log-in.ts';
import { holdScript } from './hold-script.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

const office = async (page: Page, name: string): Promise<void> => {
  await demoLogIn(page.context(), packagingShop.url, `${name}@kistenwerk.example`);
  await open(page, '/admin');
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Bereiche', exact: true });

for (const [name, person, role, tag] of [
  ['werkstatt', 'Urs Felder', 'Werkstatt', []],
  ['katalog', 'Nadia Imhof', 'Katalog', ['@long-on-desktop']],
] as const)
  test(`${role} sees the own screens only`, { tag: ['@desktop', ...tag] }, async ({ page }) => {
    await office(page, name);
    await expect(page.getByRole('link', { name: `${person}: Mein Konto` })).toBeVisible();
    // Work may be late on the day of the test; who keeps the catalogue has no desk at which anything could wait.
    const desk = page.getByRole('navigation', { name: 'Arbeitsplätze' });
    if (role === 'Werkstatt') await expect(desk.getByRole('link')).toHaveText([/^Werkstatt \d+$/]);
    else await expect(page.getByText(`Sie sind als ${role} angemeldet`)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Mein Konto' })).toBeVisible();
    for (const closed of ['Bestellungen', 'Offerten', 'Personal', 'Protokoll', 'Postausgang'])
      await expect(menu(page).getByRole('link', { name: closed })).toHaveCount(0);
    for (const [path, needed, holders] of [
      ['/admin/Orders', '«Bestellungen und Offerten»', 'Leitung, Verkauf'],
      ['/admin/staff', '«Personal verwalten»', 'Leitung'],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Dafür fehlt ein Recht' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`Sie sind als ${name}@kistenwerk.example angemeldet.`);
      await expect(page.getByRole('main')).toContainText(needed);
      await expect(page.getByRole('main')).toContainText(`Das haben die Rollen ${holders}`);
      await expect(page.getByRole('textbox', { name: /Passwort/ })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Zur Startseite des Büros' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

test(
  'the roles stay in view above the bar at the bottom when the focus reaches them',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await office(page, 'leitung');
    await open(page, '/admin/staff');
    const last = await page.getByRole('button', { name: 'Umbenennen' }).last().elementHandle();
    await page.getByRole('button', { name: 'Neue Rolle' }).focus();
    for (let step = 0; step < 100 && !(await last?.evaluate((button) => button === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    const isClear = await last?.evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 4, bottom - 2));
    });
    expect(isClear).toBe(true);
  },
);

test('a customer at the office’s door hears that it is for the staff', { tag: '@desktop' }, async ({ page }) => {
  await demoLogIn(page.context(), packagingShop.url, 'kundin@kistenwerk.example');
  await open(page, '/admin');
  await expect(page.getByRole('main')).toContainText('Diese Seite ist für Mitarbeitende.');
  await expect(page.getByRole('textbox', { name: /Passwort/ })).toHaveCount(0);
});

test('staff see the shop as a customer, with a banner that leads back', { tag: '@desktop' }, async ({ page }) => {
  await office(page, 'verkauf');
  await open(page, '/admin/Quotes');
  await page.getByRole('row').filter({ hasText: 'Aare Pumpen AG' }).getByRole('link', { name: /^O20/ }).first().click();
  // The bar's own script comes last; what is pressed before it is there is not lost.
  const letGo = await holdScript(page, 'seeing-as-*.js');
  await page.locator('summary[aria-label="Weitere Aktionen"]').click();
  await page.getByRole('button', { name: 'Shop als Kunde ansehen' }).click();
  const banner = page.getByRole('complementary').filter({ hasText: 'Sie sehen den Shop als Aare Pumpen AG.' });
  await expect(banner).toContainText('verkauf@kistenwerk.example');
  await takenOver(page);
  await banner.getByRole('button', { name: 'Beenden' }).click();
  letGo();
  await expect(page).toHaveURL(/\/admin\/customer\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aare Pumpen AG');
  await expect(page.getByRole('link', { name: 'Simon Bucher: Mein Konto' })).toBeVisible();
});
