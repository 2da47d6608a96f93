import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { RecordScreen } from './record-screen.tsx';
import { showField } from './show-field.ts';

function Order() {
  const [isDelivered, setDelivered] = useState(false);
  const deliver = (
    <button type="button" onClick={() => setDelivered(true)}>
      Liefern
    </button>
  );
  return (
    <main id="inhalt" tabIndex={-1}>
      <RecordScreen number="A2026-00012" customer="Aare Pumpen AG" actions={isDelivered ? null : deliver} parts={[]} aside={null} />
    </main>
  );
}

it('keeps the focus on the page when a button goes that was pressed', async () => {
  const { user } = showRoutes([{ path: '/', Component: Order }]);
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Liefern' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('opens the part in which a faulty field stands', async () => {
  const parts = [
    { key: 'lines', word: 'Positionen', content: <p>Keine</p> },
    { key: 'terms', word: 'Bedingungen', content: <input id="invoiceEmail" aria-label="E-Mail" /> },
  ];
  const element = <RecordScreen number="O2026-00012" customer="Aare Pumpen AG" actions={null} parts={parts} aside={null} />;
  showRoutes([{ path: '/', element }]);
  await screen.findByRole('tab', { name: 'Positionen', selected: true });
  act(() => expect(showField('invoiceEmail')).toBe(true));
  expect(screen.getByRole('tab', { name: 'Bedingungen', selected: true })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
  expect(showField('price-12')).toBe(false);
});
