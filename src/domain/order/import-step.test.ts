import { expect, it } from 'vitest';
import { refuseImportedState } from './import-step.ts';
import { orderState, orderStates } from './order-state.ts';

const { PLACED, SENT, PREPARATION, INVOICED, CANCELED } = orderState;

it('lets an order stay as it is, and leave; nothing else', () => {
  const open = orderStates.flatMap((from) => orderStates.filter((to) => refuseImportedState(from, to) === null).map((to) => [from, to]));
  expect(open).toEqual([
    [PLACED, PLACED],
    [PLACED, SENT],
    [SENT, SENT],
    [PREPARATION, PREPARATION],
    [INVOICED, INVOICED],
    [CANCELED, CANCELED],
  ]);
});

it.each([
  [SENT, INVOICED, 'importInvoiceByHand'],
  [PLACED, CANCELED, 'importCancelByHand'],
  [SENT, PLACED, 'importNoWayBack'],
  [INVOICED, SENT, 'importNoWayBack'],
  [CANCELED, SENT, 'importOrderCanceled'],
  [PREPARATION, SENT, 'paymentMissing'],
])('from %i to %i says why: %s', (from, to, key) => expect(refuseImportedState(from, to)?.key).toBe(key));
