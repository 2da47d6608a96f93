/** Today's prices beside the agreed ones. Nothing is written: staff take over what they want and send it as the next version, whose validity starts again. */
import type { OutputOf } from '#contract/endpoint.ts';
import type { readQuoteRenewal as endpoint } from '#contract/quote-desk.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { defaultCountry, isDomestic } from '#domain/contact/address.ts';
import { chfFromRappen, chfFromUnitPrice, rappen, unitPrice } from '#domain/money/money.ts';
import { storedAddresses } from '#server/order/document-head.ts';
import { recordOf } from './find-quote.ts';
import type { QuoteServices } from './quote-services.ts';

const francs = (price: number | null): number | null => (price === null ? null : chfFromUnitPrice(unitPrice(price)));

export async function readRenewal(services: QuoteServices, id: number, actor: Actor): Promise<OutputOf<typeof endpoint>> {
  const { row, positions } = await recordOf(services.db, id);
  const { deliveryAddress } = storedAddresses(row);
  const country = deliveryAddress?.country ?? defaultCountry;
  const priced = positions.filter(({ storno, product_id }) => !storno && product_id !== null);
  const cart = await services.priceCart(
    {
      items: priced.map(({ id: key, product_id, configuration, quantity }) => ({
        key: String(key),
        productId: product_id ?? 0,
        configuration: configuration as Configuration | null,
        quantity,
        externalCustomerRef: '',
      })),
      zipCode: deliveryAddress !== null && isDomestic(country) ? deliveryAddress.zipCode : '',
      deliveryType: row.delivery_type === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
      country,
      customerId: row.customer_id,
    },
    actor,
  );
  return {
    lines: priced.map(({ id: lineId, unit_price }) => {
      const line = cart.lines.find(({ key }) => key === String(lineId));
      return { id: lineId, before: francs(unit_price), after: francs(line?.unitPrice ?? null), problem: line?.problem ?? null };
    }),
    delivery: {
      before: row.delivery_cost === null ? null : chfFromRappen(rappen(row.delivery_cost)),
      after: cart.shipping === null ? null : chfFromRappen(cart.shipping.cost),
    },
  };
}
