import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from './test/depth.ts';

/** What only the long run looks at. */
const exclude = [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])];

/** A limit after which something hangs; a busy machine is slow. */
const testTimeout = 30_000;

/** All cores; the modules of a worker stay loaded and warm from file to file, for a worker of its own costs more than most files. */
const shared = { isolate: false, maxWorkers: '100%', testTimeout };

export default defineConfig({
  test: {
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
          // A machine that is busy with something else may be too slow once; a defect fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          hookTimeout: 60_000,
          ...shared,
          // With three a test met a 503 on a busy machine once; what three would gain is not measured.
          maxWorkers: 2,
        },
      },
    ],
  },
});
