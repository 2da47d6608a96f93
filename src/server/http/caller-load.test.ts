import { describe, expect, test } from 'vitest';
import { openCallerLoad, openTurns } from './caller-load.ts';

describe('turns', () => {
  test('of one caller are limited at once, others go on, and a turn that ends or fails frees its place', async () => {
    const turn = openTurns(2);
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const running = gates.map(async ({ promise }) => turn('a', async () => promise));
    expect(await turn('a', async () => 'third')).toBeNull();
    expect(await turn('b', async () => 'other')).toBe('other');
    gates[0].resolve('first');
    expect(await running[0]).toBe('first');
    expect(await turn('a', async () => 'again')).toBe('again');
    gates[1].reject(new Error('broken'));
    await expect(running[1]).rejects.toThrow('broken');
    await expect(turn('a', async () => Promise.reject(new Error('broken too')))).rejects.toThrow('broken too');
    expect(await Promise.all([turn('a', async () => 1), turn('a', async () => 2)])).toEqual([1, 2]);
  });
});

describe('the heavy caller', () => {
  const countOf = (load: ReturnType<typeof openCallerLoad>, caller: string, times: number): void => {
    for (let time = 0; time < times; time++) load.count(caller);
  };

  test('is the one with many requests and a large share, until it stops', () => {
    let now = 0;
    const load = openCallerLoad(() => now);
    countOf(load, 'heavy', 200);
    for (let visitor = 0; visitor < 20; visitor++) countOf(load, `visitor ${visitor}`, 10);
    expect(load.isHeavy('heavy')).toBe(true);
    expect(load.isHeavy('visitor 3')).toBe(false);
    expect(load.isHeavy('nobody')).toBe(false);
    now += 11_000;
    load.count('visitor 3');
    expect(load.isHeavy('heavy')).toBe(true);
    now += 21_000;
    load.count('visitor 3');
    expect(load.isHeavy('heavy')).toBe(false);
  });

  test('of a busy shop with many visitors is nobody', () => {
    const load = openCallerLoad(() => 0);
    for (let visitor = 0; visitor < 100; visitor++) countOf(load, `visitor ${visitor}`, 60);
    expect(load.isHeavy('visitor 1')).toBe(false);
  });
});
