import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openIdleMemory } from './idle-memory.ts';

const megabyte = 1024 ** 2;

/** A heap that is down to 100 MB once it has given back what it can. */
function heapOf(start: number) {
  const heap = { bytes: start * megabyte, collections: 0 };
  const work = { share: 0 };
  const idle = openIdleMemory({
    busy: () => work.share,
    taken: () => heap.bytes,
    giveBack: () => {
      heap.collections += 1;
      heap.bytes = 100 * megabyte;
    },
  });
  return { heap, work, idle };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('memory is given back once, ten seconds after the last request', () => {
  const { heap, idle } = heapOf(170);
  vi.advanceTimersByTime(10_000);
  expect(heap.collections).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(heap).toEqual({ collections: 1, bytes: 100 * megabyte });
  idle.stop();
});

test('nobody waits for it: while somebody asks every few seconds, nothing is collected', () => {
  const { heap, idle } = heapOf(170);
  for (let turn = 0; turn < 20; turn++) {
    vi.advanceTimersByTime(9000);
    idle.asked();
  }
  expect(heap.collections).toBe(0);
  vi.advanceTimersByTime(12_000);
  expect(heap.collections).toBe(1);
  idle.stop();
});

test('while the shop computes for itself, as after its start, nothing is collected: it would be again and again', () => {
  const { heap, work, idle } = heapOf(170);
  work.share = 1;
  for (let second = 0; second < 60; second++) {
    heap.bytes += 5 * megabyte;
    vi.advanceTimersByTime(1000);
  }
  expect(heap.collections).toBe(0);
  work.share = 0.05;
  vi.advanceTimersByTime(12_000);
  expect(heap.collections).toBe(1);
  idle.stop();
});

test('what a few requests left is not worth a stop, what a wave of them left is', () => {
  const { heap, idle } = heapOf(170);
  vi.advanceTimersByTime(12_000);
  heap.bytes += 20 * megabyte;
  vi.advanceTimersByTime(60_000);
  expect(heap.collections).toBe(1);
  heap.bytes += 20 * megabyte;
  vi.advanceTimersByTime(60_000);
  expect(heap.collections).toBe(2);
  idle.stop();
});

test('after the stop nothing is looked at any more', () => {
  const { heap, idle } = heapOf(170);
  idle.stop();
  vi.advanceTimersByTime(60_000);
  expect(heap.collections).toBe(0);
});
