/** SQL of what a price depends on besides the catalogue: the customer's discount and multiplier, an address with a fixed delivery cost. */
import type { Db } from '#server/db/pool.ts';
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { KnownBuyer, PricingCustomer } from './priced-cart.ts';

const tenThousandths = (numerator: number) => ({ numerator, denominator: 10_000 });

export async function findPricingCustomer(db: Db, customerId: number): Promise<PricingCustomer | null> {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'discount', 'delivery_cost_multiplier as deliveryCostMultiplier'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row === undefined ? null : termsOf(row);
}

export function termsOf({ id, discount, deliveryCostMultiplier }: KnownBuyer['customer']): PricingCustomer {
  return { customerId: id, discount: tenThousandths(discount), deliveryCostMultiplier: tenThousandths(deliveryCostMultiplier) };
}

export interface DeliveryAddressFacts {
  zipCode: string;
  country: string;
  fixedDeliveryCost: Rappen | null;
}

/** Null: no such address, or it belongs to someone else. */
export async function findDeliveryAddress(db: Db, customerId: number, addressId: number): Promise<DeliveryAddressFacts | null> {
  const row = await db
    .selectFrom('address')
    .select(['zip_code as zipCode', 'country', 'fixed_delivery_cost as fixed'])
    .where('id', '=', addressId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { zipCode: row.zipCode, country: row.country, fixedDeliveryCost: row.fixed < 0 ? null : rappen(row.fixed) };
}
