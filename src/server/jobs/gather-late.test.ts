import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatherLate } from './gather-late.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(failures = 0): { late: ReturnType<typeof gatherLate>; handed: string[][]; failed: unknown[] } {
  const handed: string[][] = [];
  const failed: unknown[] = [];
  let left = failures;
  const late = gatherLate({
    enqueue: async (keys) => {
      if (left-- > 0) throw new Error('away');
      handed.push([...keys]);
    },
    failed: (error) => failed.push(error),
  });
  return { late, handed, failed };
}

describe('keys that are handed on a moment later', () => {
  test('go together', async () => {
    const { late, handed } = open();
    late.add(['a', 'b']);
    late.add(['c']);
    await vi.runAllTimersAsync();
    late.add(['d']);
    await vi.runAllTimersAsync();
    expect(handed).toEqual([['a', 'b', 'c'], ['d']]);
  });

  test('are tried again after a failure, with those that came meanwhile', async () => {
    const { late, handed, failed } = open(2);
    late.add(['a']);
    await vi.advanceTimersByTimeAsync(100);
    late.add(['b']);
    await vi.runAllTimersAsync();
    expect(handed).toEqual([['a', 'b']]);
    expect(failed).toHaveLength(2);
  });

  test('are handed on at the stop, every one of them', async () => {
    const { late, handed } = open();
    const keys = Array.from({ length: 250 }, (_, index) => `${index}`);
    late.add(keys);
    await late.stop();
    expect(handed.flat()).toEqual(keys);
  });

  test('do not keep a stop waiting for what cannot be handed on', async () => {
    const { late, handed, failed } = open(1);
    late.add(['a']);
    await late.stop();
    await vi.runAllTimersAsync();
    expect(handed).toEqual([]);
    expect(failed).toHaveLength(1);
  });
});
