// Browser journeys on the real, built shop with demo data: desktop and phone, one Chromium (the machine's own if it has one).
// Its headless shell renders the same pages in half the time.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isLong } from './test/depth.ts';
import { furnitureShop, packagingShop, staff } from './test/journeys/shop-under-test.ts';

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

// Only the 3D view is rendered as by a graphics card, but on the processor; whole pages rendered that way cost twice as much. No calls home.
const args = [
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages live for seconds: compiling hot code once more, better, takes more of the processor than it saves.
  '--js-flags=--no-maglev,--no-opt',
  // Each page visits one shop: a process of its own for every origin, tab and service costs 0.6 s of the processor before anything is shown.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess,BackForwardCache',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

function served(port: number, shop: 'verpackung' | 'moebel') {
  return {
    command: 'node tools/run/journey-server.mjs',
    env: { PORT: String(port), SHOP: shop, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password, LOG_LEVEL: 'warn' },
    timeout: 120_000,
    // A clean stop, so that the shop stops its database and the data directory is deleted.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  } as const;
}

/** For visitors who have already answered the cookie notice; the notice's own journey starts without an answer. To set local storage, the browser would open a page. */
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

const furniture = '**/furniture.e2e.ts';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/journeys/shops-ready.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // One more than cores: a journey waits for a picture or a mail now and then.
  workers: 3,
  // On a busy machine a journey may be too slow once or twice; a defect fails every time.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  timeout: 90_000,
  // A browser that never answers ends the run instead of blocking it.
  globalTimeout: 35 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: packagingShop.url,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    storageState: { cookies: [consentCookie], origins: [] },
    screenshot: 'only-on-failure',
    // Tracing costs a third of a journey's time: only retries are traced (`--trace on` for all).
    trace: 'on-first-retry',
    // Container users cannot start Chromium's sandbox; the pages are our own.
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), chromiumSandbox: false, args },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: furniture, grepInvert: isLong ? [/@phone/] : [/@phone/, /@long-on-desktop/] },
    // Journeys with no counterpart on a phone run on the desktop only; those that hardly differ run on a phone in the long run.
    {
      name: 'phone',
      // Seven times as many dots to paint in the device's own density, and the same page.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...(isLong ? {} : { deviceScaleFactor: 1 }) },
      testIgnore: furniture,
      grepInvert: isLong ? [/@desktop/] : [/@desktop/, /@long-on-phone/],
    },
    { name: 'furniture', use: { ...desktop, baseURL: furnitureShop.url }, testMatch: furniture },
  ],
  webServer: [
    // Both start at the same time: only the second one's answer is waited for here, the first one's in `globalSetup`.
    { ...served(furnitureShop.port, 'moebel'), wait: { stdout: /Starting the shop/ } },
    { ...served(packagingShop.port, 'verpackung'), url: `${packagingShop.url}/readyz` },
  ],
});
