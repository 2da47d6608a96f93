import { expect, it } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { OwnReport } from './drive-storage.ts';
import type { Sent } from './send-reports.ts';
import { sendReports } from './send-reports.ts';

const reportOf = (orderId: number, state: OwnReport['state'] = 'WAITING'): OwnReport => ({
  key: `key ${orderId}`,
  body: { orderId, lines: [], receivedBy: '', note: '', signature: [], reportedAt: '2026-12-02T08:35:00Z' },
  state,
  problems: [],
});

/** A shop that answers the calls in turn, each with a status and an error key. */
function shopOf(answers: readonly [number, string][]) {
  const asked: { orderId: number; key: string }[] = [];
  const call = (async (_endpoint: unknown, input: { body: { orderId: number } }, options: { idempotencyKey: string }) => {
    const [status, message] = answers[asked.length] ?? [200, ''];
    asked.push({ orderId: input.body.orderId, key: options.idempotencyKey });
    if (status !== 200) throw new CallFailure(status, [{ message, params: {} }]);
    return Promise.resolve({ orderId: input.body.orderId });
  }) as unknown as Call;
  return { call, asked };
}

it('sends what waits under its own key, and nothing twice', async () => {
  const { call, asked } = shopOf([]);
  const told: Sent[] = [];
  expect(await sendReports(call, 'token', [reportOf(1), reportOf(2, 'SENT'), reportOf(3)], (sent) => told.push(sent))).toBeNull();
  expect(asked).toEqual([
    { orderId: 1, key: 'key 1' },
    { orderId: 3, key: 'key 3' },
  ]);
  expect(told.map(({ report }) => report.state)).toEqual(['SENT', 'SENT']);
});

it.each([
  [0, 'offline'],
  [503, 'temporarilyUnavailable'],
  [429, 'tooManyAttempts'],
  [410, 'driveOver'],
  [404, 'driveUnknown'],
])('keeps what the shop could not take (%i), and waits with the rest', async (status, message) => {
  const { call, asked } = shopOf([[status, message]]);
  const told: Sent[] = [];
  const failure = await sendReports(call, 'token', [reportOf(1), reportOf(2)], (sent) => told.push(sent));
  expect([failure?.status, asked.length, told]).toEqual([status, 1, []]);
});

it('keeps what the shop refuses with the reason, and goes on', async () => {
  const { call } = shopOf([[422, 'stopCanceled']]);
  const told: Sent[] = [];
  expect(await sendReports(call, 'token', [reportOf(1), reportOf(2)], (sent) => told.push(sent))).toBeNull();
  expect(told.map(({ report }) => [report.state, report.problems.map(({ message }) => message)])).toEqual([
    ['REFUSED', ['stopCanceled']],
    ['SENT', []],
  ]);
});
