// The project's location and tools. Plain JavaScript and node: modules only: the folder tools/run works before anything is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** The Node installed by npm for this project, newer than the one that may run this file. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Node's option for reading the settings file, if there is one. */
export const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];

/**
 * Memory options of Node: by default it keeps up to 64 MB for short-lived objects, lets the heap double before collecting garbage, and keeps a memory arena
 * for each thread, and freed large blocks. With these limits the shop stays 200 MB smaller after a load (docs/decisions/0026-orders-at-volume.md, 0093).
 * V8 would also create what often survives among the old objects, where it keeps the short-lived ones that it names alive (0127).
 * `--expose-gc` lets the shop give memory back when nobody asks (src/server/http/idle-memory.ts).
 */
export const shopOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50', '--no-allocation-site-pretenuring', '--expose-gc'];
export const shopMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };

/** Keeps the code compiled by Node, including that of threads. */
export const shopCompiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

export function withTools(env) {
  return { ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` };
}

export function stopOnOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  console.error(`Node 20 or later is needed, this is ${process.version}.`);
  process.exit(1);
}
