/** The built shop in a process of its own on a throw-away data folder, as the benchmarks and the kill test use it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

async function untilReady(base: string): Promise<void> {
  const end = Date.now() + readyWithinMs;
  while (Date.now() < end) {
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the shop did not get ready');
}

export async function startShopProcess(env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'kistenwerk-bench-')));
  const port = env['PORT'] ?? (await freePort());
  const main = join(import.meta.dirname, '../../src/server/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  return {
    base,
    child,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
