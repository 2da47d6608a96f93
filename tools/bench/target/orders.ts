/** Guests who order again and again, each time with a new key: the whole call with check, price, number, lines, mails. */
import { randomUUID } from 'node:crypto';
import type { Ground } from '../ground.ts';
import { createGuest, must } from '../ground.ts';
import type { Target } from './target.ts';

interface Buyer {
  headers: Record<string, string>;
  order: (quantity: number) => string;
}

async function newBuyer({ base, crate, stock }: Ground): Promise<Buyer> {
  const guest = await createGuest(base);
  const { id: addressId } = await must<{ id: number }>(base, {
    path: `/api/customer/${guest.id}/address`,
    headers: guest.headers,
    body: JSON.stringify({ name: 'Anna Muster', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' }),
  });
  const { preselected } = await must<{ preselected: string }>(base, { path: '/api/calendar/delivery' });
  return {
    headers: guest.headers,
    order: (quantity) =>
      JSON.stringify({
        cartItems: [
          { key: '1', productId: crate.id, configuration: crate.configuration, quantity: 1 + (quantity % 20) },
          { key: '2', productId: stock[quantity % stock.length]?.id, quantity: 100 },
        ],
        customerId: guest.id,
        invoiceEmail: 'anna@muster.example',
        invoiceAddressId: addressId,
        deliveryAddressId: addressId,
        requestedDeliveryDate: preselected,
        paymentMethodId: 2,
        deliveryType: 'DELIVERY',
        termsAccepted: true,
      }),
  };
}

export async function orderTargets(ground: Ground): Promise<Target[]> {
  const flows = [8, 16];
  const buyers = await Promise.all(Array.from({ length: 16 }, async () => newBuyer(ground)));
  return flows.map((connections) => ({
    name: `orders, ${connections} flows`,
    connections,
    question: (turn) => {
      const { headers, order } = buyers[turn % connections]!;
      return { path: '/api/order', headers: { ...headers, 'idempotency-key': randomUUID() }, body: order(turn) };
    },
  }));
}
