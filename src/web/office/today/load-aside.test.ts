import { expect, it } from 'vitest';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Reader } from '../document/german-names.tsx';
import { loadAside } from './load-aside.ts';

const planProduction = [101];

it('shows on a weekend the same week as the board of the workshop: the next one', async () => {
  const asked: unknown[] = [];
  const call = ((_: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    return Promise.resolve({ days: [] });
  }) as unknown as Reader['call'];
  await loadAside({ call }, planProduction, '2026-11-27' as PlainDate);
  await loadAside({ call }, planProduction, '2026-11-29' as PlainDate);
  expect(asked).toEqual([
    { from: '2026-11-23', to: '2026-11-27' },
    { from: '2026-11-30', to: '2026-12-04' },
  ]);
});
