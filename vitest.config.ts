import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { isLong } from './test/depth.ts';

// A thread that reads an upload or draws a paper loads its modules in a quarter of the time once Node has kept them with their types stripped.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Only in the long run. */
const exclude = [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])];

/** Beyond this limit something hangs; a busy machine is slow, and the long run tries up to thirty times as many cases. */
const testTimeout = isLong ? 300_000 : 30_000;

/** All cores; a worker keeps its modules loaded from file to file, since a new worker costs more than most files. */
const shared = {
  isolate: false,
  maxWorkers: '100%',
  testTimeout,
  // The files of a worker share its globals: what one has replaced, the next would find.
  unstubGlobals: true,
  // Most of what a test makes is forgotten at once: with room for it, the collector passes a quarter as often.
  execArgv: ['--max-semi-space-size=64'],
};

/** Files that pass most of their time waiting for what does not answer. */
const waiting =
  /[\\/](database-away|payment-faults|price-faults|carrier-faults|outbox|integration|parcel|parcel-checkout|refund-crash|embedded-database|pool)\.test\.ts$/;

/** Of the two workers one waits at a time, and while other tests still run beside them. */
class OneWaits extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = sorted.filter(({ moduleId }) => waiting.test(moduleId));
    const works = sorted.filter(({ moduleId }) => !waiting.test(moduleId));
    const mixed = works.flatMap((file, at) => (at % 4 === 0 ? [...waits.splice(0, 1), file] : [file]));
    return [...mixed, ...waits];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: OneWaits },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'fakes/**/*.test.ts', 'models/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude,
          environment: 'node',
          ...shared,
        },
      },
      {
        test: {
          name: 'office',
          include: ['src/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/office/browser-stand-ins.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['test/server/database-server.ts'],
          // On a busy machine a test may be too slow once; a defect fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          hookTimeout: 60_000,
          ...shared,
          // Two keep both cores busy: with three the whole took no less time, and a test once met a 503.
          maxWorkers: 2,
        },
      },
    ],
  },
});
