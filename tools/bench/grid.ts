// How fast the office's grid is with 10'000 rows and twelve columns, in a headless browser, and pictures of its states.
//   node tools/bench/grid.ts [folder for pictures]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { violationsIn } from '#test/journeys/violations.ts';
import { layeredStyles } from '../bundle/layered-styles.ts';

const pageFolder = join(import.meta.dirname, 'grid-page');
const outDir = join(pageFolder, 'build');
const pictures = process.argv[2];

await build({
  root: pageFolder,
  logLevel: 'warn',
  css: { postcss: { plugins: [layeredStyles] } },
  build: { outDir, emptyOutDir: true, target: 'es2023' },
});
const server = await preview({ root: pageFolder, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumSandbox: false,
});

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const begin = performance.now();
  await page.goto(address);
  await page.locator('[role=gridcell][data-place="0"]').first().waitFor();
  console.log(`rows visible after navigation   ${Math.round(performance.now() - begin)} ms`);
  console.log(`scrolling                       ${await scrolling(page)}`);
  await page
    .locator('[data-place="0"][data-index="4"]')
    .click()
    .catch(() => undefined);
  await page.keyboard.press('Control+Home');
  console.log(`arrow key                       ${await perKey(page, 'ArrowDown', 200)} ms`);
  console.log(`Shift+arrow (growing range)     ${await perKey(page, 'Shift+ArrowDown', 200)} ms`);
  await page.keyboard.press('Control+Home');
  console.log(
    `sort by a head                  ${await until(page, () => page.getByRole('button', { name: 'Preis ab', exact: true }).click())} ms`,
  );
  console.log(`search                          ${await searching(page)} ms`);
  await page.close();
  if (pictures !== undefined) await takePictures(pictures);
} finally {
  await browser.close();
  await server.close();
}

/** Frames per second while the rows scroll, and the longest frame. */
async function scrolling(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const scroller = document.querySelector('[role=grid]')?.parentElement;
    if (!scroller) throw new Error('no grid');
    const frames: number[] = [];
    let last = performance.now();
    await new Promise<void>((resolve) => {
      const step = (now: number): void => {
        frames.push(now - last);
        last = now;
        scroller.scrollTop += 90;
        if (frames.length < 240) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
    const counted = frames.slice(5);
    const mean = counted.reduce((sum, frame) => sum + frame, 0) / counted.length;
    scroller.scrollTop = 0;
    return `${(1000 / mean).toFixed(0)} frames/s, longest ${Math.max(...counted).toFixed(0)} ms`;
  });
}

/** Mean milliseconds from a key to the drawn frame, inside the page. */
async function perKey(page: Page, key: string, times: number): Promise<string> {
  const begin = performance.now();
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  return ((performance.now() - begin) / times).toFixed(1);
}

async function until(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const grid = document.querySelector('[role=grid] [role=rowgroup]:last-child');
    if (!grid) throw new Error('no rows');
    new MutationObserver(() => {
      Object.assign(window, { changedAt: performance.now() });
    }).observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), { capture: true, once: true });
  });
  await act();
  await page.waitForFunction(() => 'changedAt' in window);
  return page.evaluate(() => {
    const { clickedAt, changedAt } = window as unknown as { clickedAt: number; changedAt: number };
    return Math.round(changedAt - clickedAt);
  });
}

/** From Enter in the search field until the rows are found. */
async function searching(page: Page): Promise<number> {
  await page.keyboard.press('/');
  await page.keyboard.insertText('palette 800');
  const begin = performance.now();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') !== '10001');
  return Math.round(performance.now() - begin);
}

async function takePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
    const shot = async (name: string): Promise<void> => {
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
      for (const violation of await violationsIn(page)) console.log(`axe ${name} ${width}: ${violation}`);
    };
    const cell = (row: number, column: number) => page.locator(`[data-place="${row}"][data-index="${column}"]`);
    await page.goto(address);
    await cell(0, 0).waitFor();
    await shot('rest');
    await cell(2, 3).click();
    await page.keyboard.type('620\n2650\n');
    await page.keyboard.press('ArrowUp');
    await shot('fault');
    await cell(9, 3).click();
    await cell(13, 5).click({ modifiers: ['Shift'] });
    await page.locator('[data-tick]').nth(10).click();
    await page.locator('[data-tick]').nth(11).click();
    await shot('range');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '1020\t620\t520\n1120\t720\t720\n1220\t92O\t820\n1420\t820\t2650\n1620\t1020\t820');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    await page.keyboard.press('F8');
    await shot('paste');
    await page.keyboard.press('Escape');
    await cell(1, 9).click();
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForTimeout(200);
    await shot('filter');
    await page.keyboard.press('Escape');
    await page.locator('[data-parts]').first().click();
    await page.keyboard.press('?');
    await shot('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('F8');
    await shot('saved');
    await page.goto(`${address}?tall&density=luftig&filter=type:Palette|Holzkiste|Karton`);
    await cell(0, 0).waitFor();
    await shot('tall');
    await page.close();
  }
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(address);
  await phone.getByRole('listitem').first().waitFor();
  await phone.screenshot({ path: join(folder, 'phone-390.png') });
}
