import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { RecordScreen } from './record-screen.tsx';

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
