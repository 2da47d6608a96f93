import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Order } from '#contract/order.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Proposal } from './parcel-draft.ts';
import { ShipmentForm } from './shipment-form.tsx';

const recipient = { name: 'Lucia Bernasconi', street: 'Via Nassa 40', zipCode: '6900', city: 'Lugano', country: 'CH' };
const proposal = { packages: [], recipient, commodities: [], needsCustoms: false } as unknown as Proposal;

it('tells what is missing before a shipment is booked, and books nothing', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const order = { id: 45, version: 1 } as Order;
  const { user } = showRoutes([
    { path: '/', element: <ShipmentForm order={order} proposal={proposal} ordered="" onDone={() => undefined} /> },
  ]);
  await user.click(screen.getByRole('button', { name: 'Sendung buchen' }));
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(told).toContain('Bitte fragen Sie die Preise ab und wählen Sie eine Versandart.');
  expect(asked).not.toHaveBeenCalled();
});
