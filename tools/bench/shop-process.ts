/** The built shop in a process of its own on a throw-away data folder, for the benchmarks and the kill test. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface ShopProcess {
  base: string;
  child: ChildProcess;
  stop: () => Promise<void>;
}

const readyWithinMs = 60_000;

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

/** Resolves when the shop answers with data; throws if it has ended or takes too long, and then nothing of it is left running. */
export async function untilReady(base: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + readyWithinMs;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the shop ended with exit code ${child.exitCode}`);
    const ready = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  await ended(child, 'SIGKILL');
  throw new Error('the shop did not get ready');
}

/** Ends the process with a signal; resolves when it is gone. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill(signal);
  await gone;
}

const root = join(import.meta.dirname, '../..');

interface Started {
  shopOptions: string[];
  shopMemory: Record<string, string>;
  shopCompiled: Record<string, string>;
}

/** Same options as `npm start`. */
const { shopOptions, shopMemory, shopCompiled }: Started = await import(new URL('../run/project.mjs', import.meta.url).href);

const built = join(root, 'build/shop/main.js');

/** Results of an outdated build say nothing about the sources. */
function mustBeBuilt(): void {
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  const newer = globSync('{src,demo,fakes}/**/*.{ts,tsx}', { cwd: root }).find((file) => statSync(join(root, file)).mtimeMs > builtAt);
  if (newer !== undefined) throw new Error(`${newer} is newer than the build: npm run build`);
}

/** The built shop in production mode, not ready yet. */
export function spawnShop(env: Record<string, string>): ChildProcess {
  mustBeBuilt();
  return spawn(process.execPath, [...shopOptions, built], {
    env: { ...shopMemory, ...shopCompiled, ...process.env, NODE_ENV: 'production', RATE_LIMITS: '0', DEMO_HISTORY: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function startShopProcess(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'kistenwerk-bench-')));
  const port = env['PORT'] ?? (await freePort());
  const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child);
  return {
    base,
    child,
    stop: async () => {
      await ended(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
