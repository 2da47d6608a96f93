/** The drive on a phone whose net comes and goes, in one tab or in two: each code that is scanned opens another. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DriveSheet, StopReport } from '#contract/drive.ts';
import { emptyDraft, readKept } from './drive-storage.ts';
import { useDrive } from './use-drive.ts';

const sheet: DriveSheet = {
  id: 7,
  day: '2026-12-02',
  driver: 'Reto',
  truck: { name: 'MAN', length: 6000, width: 2400, height: 2400 },
  planVersion: 1,
  office: { name: 'Kistenwerk', phone: '031 000 00 00' },
  stops: [],
};
const reportOf = (orderId: number): StopReport => ({
  orderId,
  lines: [],
  receivedBy: '',
  note: '',
  signature: [],
  reportedAt: '2026-12-02T08:35:00Z',
});

let ask: (init: RequestInit) => Promise<Response>;
beforeEach(() => {
  ask = async () => Promise.reject(new TypeError('no net'));
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => ask(init));
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

async function open() {
  const view = renderHook(() => useDrive('token', { sheet, readAt: 1 }));
  await act(async () => Promise.resolve());
  return () => view.result.current;
}
const look = async () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

it('of two tabs keeps what the other one reported without a net', async () => {
  const [old, scanned] = [await open(), await open()];
  await act(async () => scanned().report(reportOf(1)));
  await look();
  await act(async () => old().fill(2, { ...emptyDraft, note: 'Rampe' }));
  expect(readKept(7).reports.map(({ body }) => body.orderId)).toEqual([1]);
  expect(readKept(7).drafts[2]?.note).toBe('Rampe');
});

it('shows a tab at once what another one did', async () => {
  const [old, scanned] = [await open(), await open()];
  await act(async () => scanned().report(reportOf(1)));
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'fahrt:7' })));
  expect(old().reports.map(({ body }) => body.orderId)).toEqual([1]);
});

it('gives up an answer that never comes, and asks again', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), ms);
    return abort.signal;
  });
  let asked = 0;
  ask = async ({ signal }) => {
    asked += 1;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const now = await open();
  await act(async () => now().report(reportOf(1)));
  await act(async () => vi.advanceTimersByTimeAsync(120_000));
  expect(asked).toBeGreaterThan(1);
  expect(now().failure?.status).toBe(0);
  expect(timeout).toHaveBeenCalled();
});
