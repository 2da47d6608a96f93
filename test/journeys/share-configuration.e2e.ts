// A crate is configured with the keyboard alone, from a named start to a typed height and a section through the 3D view;
// its link opens the same crate on a phone.
import { devices } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { amountIn, priceBar } from './order-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

const measure = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('textbox', { name });

test(
  'a configuration made with the keyboard opens on a phone by its link',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, browser }) => {
    await open(page, '/products/HK_0001');
    const starts = page.getByRole('group', { name: 'Schnell gewählt' });
    const picture = page.getByRole('region', { name: 'Ansicht', exact: true });
    await test.step('a named start sets everything at once, and one step takes it back', async () => {
      const half = starts.getByRole('button', { name: 'Für Halbpalette' });
      await half.focus();
      await page.keyboard.press('Space');
      await expect(half).toHaveAttribute('aria-pressed', 'true');
      await expect(measure(page, /^Länge innen/)).toHaveValue('728');
      await expect(measure(page, /^Gewicht/)).toHaveValue('100');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(measure(page, /^Länge innen/)).toHaveValue('1000');
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(half).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('a typed height leaves the named start', async () => {
      await measure(page, /^Höhe innen/).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('449');
      await page.keyboard.press('ArrowUp');
      await expect(measure(page, /^Höhe innen/)).toHaveValue('450');
      await expect(starts.locator('[aria-pressed="true"]')).toHaveCount(0);
    });
    await test.step('the 3D view is cut open by arrow keys, beside a person', async () => {
      await picture.getByRole('button', { name: '3D', exact: true }).focus();
      await page.keyboard.press('Enter');
      await picture.getByRole('button', { name: 'Figur 1.75 m' }).focus();
      await page.keyboard.press('Enter');
      await picture.getByRole('button', { name: 'Schnitt', exact: true }).focus();
      await page.keyboard.press('Enter');
      await picture.getByRole('radio', { name: 'Breite' }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(picture.getByRole('radio', { name: 'Länge' })).toBeChecked();
      const cut = picture.getByRole('slider', { name: 'Schnitt bei' });
      await expect(cut).toHaveAttribute('aria-valuetext', '400 mm');
      await cut.focus();
      await page.keyboard.press('ArrowRight');
      await expect(cut).toHaveAttribute('aria-valuetext', '408 mm');
      await page.keyboard.press('End');
      await expect(cut).toHaveAttribute('aria-valuetext', '800 mm');
    });
    const price = await amountIn(priceBar(page).locator('[aria-busy="false"]'));
    await picture.getByRole('button', { name: 'Teilen' }).focus();
    await page.keyboard.press('Enter');
    const link = await page.getByRole('dialog', { name: 'Konfiguration teilen' }).getByRole('textbox', { name: 'Link' }).inputValue();
    await test.step('the phone shows the same crate at the same price, and offers it in the room', async () => {
      const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
      const phone = await browser.newContext({ ...pixel, viewport: { width: 390, height: 844 }, locale: 'de-CH' });
      const other = await phone.newPage();
      await other.goto(link);
      await takenOver(other);
      await expect(measure(other, /^Länge innen/)).toHaveValue('728');
      await expect(measure(other, /^Breite innen/)).toHaveValue('528');
      await expect(measure(other, /^Höhe innen/)).toHaveValue('450');
      await expect(measure(other, /^Gewicht/)).toHaveValue('100');
      expect(await amountIn(priceBar(other).locator('[aria-busy="false"]'))).toBe(price);
      await expect(other.getByRole('button', { name: 'In Ihrem Raum ansehen' })).toBeVisible();
      await phone.close();
    });
  },
);
