import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { startFailure } from './start-failure.ts';

const taken = createServer();
afterEach(() => void taken.close());

const config = { databaseUrl: 'postgresql://shop:secret@db.example:5432/shop' };

it('says that the port is taken, and what to do', async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const [error] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as [Error];
  expect(startFailure(error, config)).toBe(`Port ${port} is taken by another program. Stop that one, or set PORT.`);
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'])('names the database, without its password: %s', (code) => {
  const text = startFailure(Object.assign(new Error('no answer'), { code }), config);
  expect(text).toBe('The database of DATABASE_URL (db.example:5432) cannot be used: no answer');
});

it('tells each cause where a host has several addresses', () => {
  const causes = ['connect ECONNREFUSED ::1:1', 'connect ECONNREFUSED 127.0.0.1:1'].map((text) => new Error(text));
  const error = Object.assign(new AggregateError(causes), { code: 'ECONNREFUSED' });
  expect(startFailure(error, { databaseUrl: 'postgresql://shop@localhost:1/x' })).toBe(
    'The database of DATABASE_URL (localhost:1) cannot be used: connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127.0.0.1:1',
  );
});

it.each(['EACCES', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOENT'])('says which setting leads to a folder that cannot be written to: %s', (code) => {
  const error = Object.assign(new Error(`${code}: cannot, mkdir '/srv/shop'`), { code, path: '/srv/shop', syscall: 'mkdir' });
  expect(startFailure(error, config)).toBe(`The folder of DATA_DIR cannot be written to: ${code}: cannot, mkdir '/srv/shop'`);
});

it('does not take a missing file for the folder', () => {
  const error = Object.assign(new Error("ENOENT: no such file, open '/shop/a'"), { code: 'ENOENT', path: '/shop/a', syscall: 'open' });
  expect(startFailure(error, config)).toBe("ENOENT: no such file, open '/shop/a'");
});

it('leaves any other message as it is', () => {
  expect(startFailure(new Error('Unknown shop from configuration'), {})).toBe('Unknown shop from configuration');
  expect(startFailure(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }), {})).toBe(
    'connect ECONNREFUSED 127.0.0.1:1',
  );
  expect(startFailure('odd', {})).toBe('odd');
});
