// The 3D view of a product: it draws, it closes, and on a device that cannot draw it the picture stays with a note about it.
import { expect, open, test } from './watched-page.ts';
import type { Locator } from '@playwright/test';

/** Approximate number of different colours in a picture of the element. */
async function colourCount(element: Locator): Promise<number> {
  const shot = await element.screenshot();
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) {
      colours.add(((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4));
    }
    return colours.size;
  }, shot.toString('base64'));
}

test('the 3D view draws, turns and closes', { tag: '@long-on-phone' }, async ({ page, isMobile }) => {
  // The processor draws it, dot by dot.
  if (!isMobile) await page.setViewportSize({ width: 1100, height: 700 });
  await open(page, '/products/HK_0001');
  const picture = page.getByRole('region', { name: 'Ansicht', exact: true });
  await picture.getByRole('button', { name: '3D', exact: true }).click();
  const canvas = picture.locator('canvas');
  await expect(canvas).toHaveAccessibleName('Holzkiste nach Mass, aussen 1072 × 672 × 654 mm');
  await expect.poll(async () => colourCount(canvas)).toBeGreaterThan(12);
  const before = await canvas.screenshot();
  await picture.getByRole('button', { name: 'Nach links drehen' }).click();
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  await picture.getByRole('button', { name: 'Ansicht', exact: true }).click();
  await expect(canvas).toHaveCount(0);
  await expect(picture.getByRole('img')).toBeVisible();
});

test('without WebGL the picture stays, with a note', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page, complaints }) => {
  complaints.allow(/WebGL/);
  // The browser's own result if there is no WebGL.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/products/HK_0001');
  const picture = page.getByRole('region', { name: 'Ansicht', exact: true });
  await picture.getByRole('button', { name: '3D', exact: true }).click();
  await expect(picture.getByRole('status')).toHaveText(
    'Ihr Gerät kann die 3D-Ansicht nicht zeigen. Zeichnung und Eingabe funktionieren weiter.',
  );
  await expect(picture.getByRole('img')).toBeVisible();
  await page.getByRole('textbox', { name: /^Länge innen/ }).fill('1200');
  await expect(picture.getByRole('img', { name: 'Holzkiste nach Mass, aussen 1272 × 672 × 654 mm' })).toBeVisible();
});
