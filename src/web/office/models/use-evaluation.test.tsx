import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModelContent } from '#contract/model-desk.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { useEvaluation } from './use-evaluation.ts';

const content = {} as unknown as ModelContent;
const values = { length: 1000 };

function Desk() {
  const { evaluation, problem } = useEvaluation('kiste', content, values, 1);
  return <p>{evaluation === null ? problem : 'gerechnet'}</p>;
}

/** What is answered is shown between the steps, as in a browser. */
async function pass(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await act(async () => vi.advanceTimersByTimeAsync(400));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [{ product: null }, 200],
  [{ errors: [] }, 503],
])('asks once for the same draft, whatever is answered: %j', async (body, status) => {
  const asked = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', asked);
  showRoutes([{ path: '/', element: <Desk /> }]);
  await pass();
  expect(document.querySelector('p')?.textContent).not.toBe('');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks once what differs between two versions', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ errors: [] }, { status: 503 })));
  vi.stubGlobal('fetch', asked);
  showRoutes([{ path: '/', element: <CompareDialog id="kiste" from={6} to={7} onClose={() => undefined} /> }]);
  await pass();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
