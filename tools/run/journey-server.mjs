// The shop for the browser journeys: the real build in production mode, on a data directory that is deleted afterwards. Port, staff log-in and mode come from
// the caller's environment (playwright.config.ts); nothing else in it may affect the shop.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { run } from './child.mjs';
import { node } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

const KEEP = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'PORT', 'SHOP', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'LOG_LEVEL'];

await withSetupLock(ensureBuilt);
const dataDir = mkdtempSync(join(tmpdir(), 'shop-journey-'));
const kept = Object.fromEntries(KEEP.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]));
console.log('Starting the shop.');
try {
  const { code } = await run(node, ['build/shop/main.js'], {
    env: { ...kept, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '1', DEMO_HISTORY: '0', RATE_LIMITS: '0' },
  });
  process.exitCode = code;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
