// Browser journeys on the real, built shop with demo data: desktop and phone, one Chromium (the machine's own where there is one).
// Its headless shell draws the same pages in half the time.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isLong } from './test/depth.ts';
import { furnitureShop, packagingShop, staff } from './test/journeys/shop-under-test.ts';

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

// Only the 3D view is drawn as a graphics card would, by the processor; whole pages drawn that way cost twice as much. No calls home.
const args = [
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function served(port: number, shop: 'verpackung' | 'moebel') {
  return {
    command: 'node tools/run/journey-server.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), SHOP: shop, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password, LOG_LEVEL: 'warn' },
    timeout: 120_000,
    // In order, so that the shop stops its database and the data directory goes.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  } as const;
}

/** Visitors who have answered the cookie notice before; its own journey comes without an answer. */
const consentCookie = {
  name: 'cookie_accepted',
  value: 'false',
  domain: new URL(packagingShop.url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;
const consentGiven = (origin: string) => ({ origin, localStorage: [{ name: 'cookie:accepted', value: 'false' }] });

const furniture = '**/furniture.e2e.ts';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  // A machine that is busy with something else may be too slow once or twice; a defect fails each time.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  timeout: 60_000,
  // A browser that never answers ends the run instead of holding it.
  globalTimeout: 35 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: packagingShop.url,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    storageState: { cookies: [consentCookie], origins: [consentGiven(packagingShop.url), consentGiven(furnitureShop.url)] },
    screenshot: 'only-on-failure',
    // Tracing costs a third of a journey's time: only what failed once is traced (`--trace on` for all).
    trace: 'on-first-retry',
    // Container users cannot open Chromium's sandbox; the pages are our own.
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), chromiumSandbox: false, args },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: furniture, grepInvert: isLong ? [/@phone/] : [/@phone/, /@long-on-desktop/] },
    // What has no other form on a phone, or no phone at all, is walked on the desktop only; what differs little, on a phone in the long run.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: furniture,
      grepInvert: isLong ? [/@desktop/] : [/@desktop/, /@long-on-phone/],
    },
    { name: 'furniture', use: { ...desktop, baseURL: furnitureShop.url }, testMatch: furniture },
  ],
  webServer: [served(packagingShop.port, 'verpackung'), served(furnitureShop.port, 'moebel')],
});
