import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'fakes/**/*.test.ts', 'models/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/server/database-server.ts'],
          testTimeout: 30_000,
          // A machine that is busy with something else may be too slow once; a defect fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
