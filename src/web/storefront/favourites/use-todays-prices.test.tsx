import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { priceBy } from '../product/beside.test-data.tsx';
import type { PastLine } from './past-line.ts';
import { useTodaysPrices } from './use-todays-prices.ts';

const line = (positionId: number, over: Partial<PastLine>) =>
  ({ positionId, productId: 7, configuration: null, quantity: 2, before: 5, now: 5, problem: null, asking: false, ...over }) as PastLine;

it('takes the prices that the page was sent without, and leaves all others', async () => {
  const asked = priceBy(() => 6);
  const untold = { now: null, problem: 'priceUnavailable', asking: true };
  const lines = [line(1, {}), line(2, untold), line(3, { now: null, problem: 'productNotAvailable' })];
  const { result } = renderHook(() => useTodaysPrices(lines));
  expect(result.current).toEqual(lines);
  await waitFor(() => expect(result.current[1]).toMatchObject({ now: 6, problem: null, asking: false }));
  expect([result.current[0], result.current[2]]).toEqual([lines[0], lines[2]]);
  expect(asked.map((items) => items.map(({ key, quantity }) => [key, quantity]))).toEqual([[['2', 2]]]);
});
