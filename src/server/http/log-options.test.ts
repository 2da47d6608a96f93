import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';

test('the log names no person and no secret', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const { log } = Fastify({ logger: { ...logOptions('error'), stream } });
  const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(anna@muster.example) already exists.',
    where: 'anna@muster.example',
  });
  log.error({ err: refused, req: { headers: { cookie: 'token=geheim', authorization: 'Bearer geheim' } } }, 'page failed');
  expect(lines.join('')).toContain('duplicate key value');
  expect(lines.join('')).not.toMatch(/anna@muster|geheim/);
});
