/** Asks outside services for all that the lines of a template depend on, before a transaction begins: prices of other companies, and the ways to the customers. */
import type { Actor } from '#domain/access/permission.ts';
import { defaultCountry } from '#domain/contact/address.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import type { OutsideAnswers } from '#server/pricing/outside-answers.ts';
import { isPricedOutside } from '#server/pricing/remote-line.ts';
import { itemOf } from './write-lines.ts';
import type { NewLine } from './write-lines.ts';

/** Longest wait for all customers of a table together. */
const longestMs = 20_000;

interface Asking {
  catalog: Catalog;
  orders: Pick<OrderServices, 'rehearse'>;
}

export async function askAhead({ catalog, orders }: Asking, lines: readonly NewLine[], actor: Actor): Promise<OutsideAnswers> {
  const { priceCart, outside } = orders.rehearse();
  const until = performance.now() + longestMs;
  for (const [{ id: customerId, deliveryAddressId }, own] of Map.groupBy(lines, ({ line }) => line.buyer)) {
    if (performance.now() > until) break;
    const snapshot = catalog.now();
    const items = own.filter(({ line }) => isPricedOutside(snapshot, customerId, line.product)).map(itemOf);
    const place = { zipCode: '', deliveryType: 'DELIVERY', country: defaultCountry, deliveryAddressId } as const;
    try {
      await priceCart({ items, ...place, customerId }, actor);
    } catch (error) {
      // The row itself is refused for the same reason.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return outside;
}
