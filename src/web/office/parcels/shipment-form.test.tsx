import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Order } from '#contract/order.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Proposal } from './parcel-draft.ts';
import { ShipmentForm } from './shipment-form.tsx';

const recipient = { name: 'Lucia Bernasconi', street: 'Via Nassa 40', zipCode: '6900', city: 'Lugano', country: 'CH' };
const dimensions = { length: 300, width: 38, height: 41, units: 'CM' };
const packages = [{ sequenceNumber: 1, packageCount: 1, articleNumber: 'HK_0007', dimensions, weight: { value: 10, units: 'KG' } }];
const proposal = { packages, recipient, commodities: [], needsCustoms: false } as unknown as Proposal;

function showForm(ordered = '') {
  const order = { id: 45, version: 1 } as Order;
  const element = <ShipmentForm order={order} proposal={proposal} ordered={ordered} onDone={() => undefined} />;
  return showRoutes([{ path: '/', element }]).user;
}

const answerWith = (status: number, errors: readonly object[]): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors }, { status })));

it('tells what is missing before a shipment is booked, and books nothing', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const user = showForm();
  await user.click(screen.getByRole('button', { name: 'Sendung buchen' }));
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(told).toContain('Bitte fragen Sie die Preise ab und wählen Sie eine Versandart.');
  expect(asked).not.toHaveBeenCalled();
});

it('goes to the package that is too long, which may lie far above the button', async () => {
  answerWith(422, [{ message: 'validation.max', params: { max: 274 }, field: 'body.positions.0.dimensions.length' }]);
  const user = showForm();
  await user.click(screen.getByRole('button', { name: 'Preise abfragen' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Länge 1' })));
});

it('tells beside the prices that the carrier does not answer', async () => {
  answerWith(503, [{ message: 'carrierAway', params: {} }]);
  const user = showForm();
  await user.click(screen.getByRole('button', { name: 'Preise abfragen' }));
  const told = await within(screen.getByRole('region', { name: 'Versandart' })).findByRole('alert');
  expect(told.textContent).toContain('Der Paketdienst antwortet gerade nicht.');
  expect(screen.getAllByText(/Der Paketdienst antwortet gerade nicht/)).toHaveLength(1);
});

it('is booked for the day that is typed, on the usual one if none is, and on none that is no day', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : '{}'));
    return Promise.resolve(Response.json({ trackingNumber: '1' }));
  });
  const user = showForm('PRIORITY');
  const book = async (): Promise<void> => user.click(screen.getByRole('button', { name: 'Sendung buchen' }));
  const day = screen.getByRole('textbox', { name: 'Versandtag' });
  await user.type(day, 'bald');
  await book();
  expect([day.getAttribute('aria-invalid'), sent]).toEqual(['true', []]);
  await user.clear(day);
  await book();
  await user.type(day, '1.12.2099');
  await book();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).not.toHaveProperty('shipDate');
  expect(sent[1]).toMatchObject({ shipDate: '2099-12-01' });
});
