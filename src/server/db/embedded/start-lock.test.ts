import { expect, test } from 'vitest';
import { withStartLock } from './start-lock.ts';

test.runIf(process.platform === 'linux')(
  'a file that cannot be locked is not taken for one that is locked by another process',
  async () => {
    const entered = withStartLock('/proc/version', async () => 'entered');
    await expect(entered).rejects.toThrow(/^Cannot write \/proc\/version: /);
  },
);
