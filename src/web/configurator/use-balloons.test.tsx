import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBalloons } from './use-balloons.ts';

function screenIs(roomy: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: roomy }));
}
afterEach(() => vi.unstubAllGlobals());

it('the number of a group is fetched with the first choice, before the page is idle', async () => {
  screenIs(true);
  const { result, rerender } = renderHook(({ wanted }) => useBalloons(wanted), { initialProps: { wanted: false } });
  expect(result.current).toBe(false);
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(true));
});

it('is not fetched for a phone, which does not show it', () => {
  screenIs(false);
  const { result } = renderHook(() => useBalloons(true));
  expect(result.current).toBe(false);
});
