import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Quote } from '#contract/quote.ts';
import { draftOf } from './quote-draft.ts';
import { QuoteLines } from './quote-lines.tsx';
import type { QuoteControl } from './use-quote.ts';

const quote = {
  formattedId: 'O2026-00013',
  language: 'fr',
  discount: 0,
  deliveryCost: null,
  deliveryAddress: null,
  requestedDeliveryDate: null,
  confirmedDeliveryDate: null,
  positions: [],
} as unknown as Quote;

afterEach(() => vi.unstubAllGlobals());

/** Saving gives each new line the id that it has from then on. */
function Desk() {
  const [draft, change] = useState(draftOf(quote));
  const save = (): void => change({ ...draft, lines: draft.lines.map((line, place) => ({ ...line, id: 101 + place })) });
  const control = { stored: quote, draft, problems: {}, change, busy: false, unsaved: [] } as unknown as QuoteControl;
  return (
    <>
      <QuoteLines control={control} margin={null} mayRelease={false} services={[]} readOnly={false} today={'2026-11-23' as PlainDate} />
      <button type="button" onClick={save}>
        Speichern
      </button>
    </>
  );
}

test('a line written by hand is named at once, and is still the chosen one when it is saved', async () => {
  const { user } = showRoutes([{ path: '/', element: <Desk /> }]);
  await user.click(await screen.findByRole('button', { name: 'Freie Position' }));
  await user.keyboard('Montage');
  await user.click(screen.getByRole('button', { name: 'Freie Position' }));
  await user.keyboard('Anfahrt');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByRole('textbox', { name: 'Bezeichnung Position 2' })).toHaveProperty('value', 'Anfahrt');
});

test('a product is found by words of its name, from anywhere and without the mouse, and named as the customer reads it', async () => {
  const board = { id: 7, articleNumber: 'EP_0001', name: 'Europalette 1200 × 800' };
  const made = { ...board, name: 'Palette Europe', configuration: null, unitOfSales: 10 };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ items: [url.endsWith('ids=7&lang=fr') ? made : board], page: 1, perPage: 1, total: 1 })),
  );
  const { user } = showRoutes([{ path: '/', element: <Desk /> }]);
  await user.click(await screen.findByRole('button', { name: 'Freie Position' }));
  await user.keyboard('{Insert}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Produkt hinzufügen' }));
  await user.keyboard('1200 euro');
  await screen.findByRole('option', { name: /EP_0001/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Palette Europe entfernen' })).toBeTruthy();
});
