import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { lineRows } from './line-rows.ts';
import { PriceNotice } from './price-notice.tsx';
import { draftOf, withChangedLine } from './quote-draft.ts';
import { withTodaysPrices } from './todays-prices.ts';

const line = { parentId: null, type: 'PRODUCT', quantity: 1, pricePerOne: null, insuranceRate: null, storno: false };
const quote = {
  discount: 0,
  deliveryCost: null,
  deliveryAddress: null,
  requestedDeliveryDate: null,
  confirmedDeliveryDate: null,
  positions: [
    { ...line, id: 4, name: 'Kiste', priceUnavailable: false },
    { ...line, id: 5, name: 'Karton', priceUnavailable: true },
    { ...line, id: 6, name: 'Deckel', priceUnavailable: true },
  ],
} as unknown as Quote;
const draft = draftOf(quote);

test('names the lines whose price could not be had, until one is written, and asks for theirs again', async () => {
  const onAsk = vi.fn<(ids: ReadonlySet<number>) => void>();
  const shown = (of = draft) => <PriceNotice rows={lineRows(quote, of, null)} busy={false} onAsk={onAsk} />;
  const { getByRole, container, rerender } = render(shown());
  expect(getByRole('status').textContent).toContain('Preis gerade nicht erhältlich: Pos 2 und 3.');
  await userEvent.setup().click(getByRole('button', { name: 'Nochmals abfragen' }));
  expect(onAsk).toHaveBeenCalledWith(new Set([5, 6]));
  const written = withChangedLine(withChangedLine(draft, 5, { price: '12.50' }), 6, { removed: true });
  rerender(shown(written));
  expect(container.textContent).toBe('');
});

test('today’s prices tell a price on request from one that cannot be had right now', () => {
  const lines = [
    { id: 4, before: null, after: null, problem: 'priceOnRequest' },
    { id: 5, before: null, after: 12.5, problem: null },
    { id: 6, before: null, after: null, problem: 'priceUnavailable' },
  ];
  const renewed = withTodaysPrices(draft, { lines, delivery: { before: null, after: null } });
  expect(renewed).toMatchObject({ changed: 1, without: ['Kiste'], unavailable: ['Deckel'] });
  expect(renewed.draft.lines.map(({ price }) => price)).toEqual(['', '12.50', '']);
});
