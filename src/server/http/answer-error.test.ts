import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { ToolFailed } from '#server/call/tool-failed.ts';
import { errorAnswer } from './answer-error.ts';

const answered = (error: unknown) => {
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => logged.push(line), warn: () => undefined } as unknown as FastifyBaseLogger;
  return { ...errorAnswer(error, log), logged };
};

/** The error thrown while reading a body when the caller hangs up midway. */
async function hungUp(): Promise<unknown> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const request = new Promise<IncomingMessage>((resolve) => {
    server.once('request', resolve);
  });
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
  connection.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 5000\r\n\r\nhalf');
  const body = request.then(buffer);
  await request;
  connection.resetAndDestroy();
  const error: unknown = await body.catch((reason: unknown) => reason);
  server.close();
  return error;
}

test('a caller who hangs up is neither an outage of the database nor an error of ours', async () => {
  const error = await hungUp();
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(answered(error)).toMatchObject({ status: 400, logged: [] });
});

test.each([
  ['the connection to the database', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })],
  ['its encrypted connection', Object.assign(new Error('disconnected before TLS'), { code: 'ECONNRESET', host: 'db.example', port: 5432 })],
])('%s that breaks is an outage', (_name, error) => {
  const { status, retryAfterSeconds, logged } = answered(error);
  expect([status, retryAfterSeconds, logged.length]).toEqual([503, 5, 1]);
});

test('a thread that reads files and ends is told as such, and its cause only to the log', () => {
  const cause = new Error('/srv/secret.ts is not there');
  const { status, errors, logged } = answered(new ToolFailed('the thread that reads tables', cause));
  expect([status, errors]).toEqual([500, [{ message: 'toolNotRun', params: {} }]]);
  expect(logged).toMatchObject([[{ err: { cause } }, 'a tool could not run']]);
});

test.each(['22021', '22P05'])('a text with a sign that the database cannot keep (%s) is the caller’s mistake', (code) => {
  const { status, errors } = answered(Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code }));
  expect([status, errors]).toEqual([400, [{ message: 'malformedRequest', params: {} }]]);
});

test('a caller who leaves in the middle of an answer is no fault of the shop', () => {
  const { status, logged } = answered(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  expect([status, logged]).toEqual([400, []]);
});

test('a reference to what somebody else has just deleted is told as a change meanwhile', () => {
  const broken = Object.assign(new Error('violates foreign key constraint'), { code: '23503' });
  const { status, errors, logged } = answered(broken);
  expect([status, errors, logged]).toEqual([409, [{ message: 'changedMeanwhile', params: {} }], []]);
});
