import { describe, expect, test } from 'vitest';
import { LeastRecentlyUsed } from './least-recently-used.ts';

describe('LeastRecentlyUsed', () => {
  test('forgets what was not asked for longest', () => {
    const kept = new LeastRecentlyUsed<string, number>(2);
    kept.set('a', 1);
    kept.set('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.set('c', 3);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
    expect(kept.size).toBe(2);
  });

  test('counts sizes where it is told how, and never keeps more than its limit', () => {
    const kept = new LeastRecentlyUsed<number, string>(10, (text) => text.length);
    for (let key = 0; key < 50; key += 1) kept.set(key, 'x'.repeat(key % 7));
    expect(kept.size).toBeLessThanOrEqual(10);
    const before = kept.size;
    kept.set(99, 'x'.repeat(11));
    expect([kept.size, kept.get(99)]).toEqual([before, undefined]);
  });

  test('a second value under a key replaces the first', () => {
    const kept = new LeastRecentlyUsed<string, string>(10, (text) => text.length);
    kept.set('a', 'long text');
    kept.set('a', 'short');
    expect([kept.get('a'), kept.size]).toEqual(['short', 5]);
  });
});
