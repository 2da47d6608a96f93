/** SQL of the data needed to check an order: the answer kept for its idempotency key, its customer and its addresses, in one statement. */
import { sql } from 'kysely';
import type { Address } from '#domain/contact/address.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { KeptAnswer } from '#server/idempotency/idempotent.ts';
import type { OrderingCustomer } from './order-customer-store.ts';

export interface OrderFacts {
  kept: KeptAnswer | null;
  /** null: unknown, not active, or the default customer. */
  customer: (OrderingCustomer & PriceTerms & WrittenTo) | null;
  /** The requested addresses that belong to the customer. */
  addresses: readonly Address[];
}

/** In ten-thousandths. */
export interface PriceTerms {
  discount: number;
  deliveryCostMultiplier: number;
}

/** How the contact person is written to. */
export interface WrittenTo {
  languageId: number;
}

interface Row {
  kept: KeptAnswer | null;
  customer: (OrderingCustomer & PriceTerms & WrittenTo) | null;
  addresses: (Omit<Address, 'fixedDeliveryCost'> & { fixedDeliveryCost: number })[];
}

export async function findOrderFacts(
  db: Db,
  { key, customerId, addressIds }: { key: IdempotencyKey | null; customerId: number; addressIds: readonly number[] },
): Promise<OrderFacts> {
  const { rows } = await sql<Row>`
    select
      (select json_build_object('requestHash', request_hash, 'body', body)
        from idempotency_key where scope = ${key?.scope ?? null} and key = ${key?.key ?? null}) as kept,
      (select json_build_object(
          'id', customer.id, 'guest', status = 'GUEST', 'isCompany', is_company, 'companyName', company_name,
          'firstName', coalesce(first_name, ''), 'lastName', coalesce(last_name, ''), 'email', coalesce(email, ''), 'phone', coalesce(phone, ''),
          'languageId', coalesce(language_id, 1),
          'paymentTermId', payment_term_id, 'skontoId', skonto_id,
          'paymentTermDays', payment_term.days, 'skontoPercent', coalesce(skonto.percent, 0), 'skontoDays', coalesce(skonto.days, 0),
          'discount', discount, 'deliveryCostMultiplier', delivery_cost_multiplier)
        from customer left join contact_person on contact_person.customer_id = customer.id
          left join payment_term on payment_term.id = payment_term_id left join skonto on skonto.id = skonto_id
        where customer.id = ${customerId} and active and not is_default order by contact_person.id limit 1) as customer,
      coalesce((select json_agg(json_build_object(
          'id', id, 'customerId', customer_id, 'name', name, 'addition', addition, 'street', street, 'additionalAddress', additional_address,
          'zipCode', zip_code, 'city', city, 'country', country, 'stateOrProvinceCode', state_or_province_code, 'carrierPhone', carrier_phone,
          'fixedDeliveryCost', fixed_delivery_cost, 'isDefaultShipping', is_default_shipping, 'isDefaultInvoice', is_default_invoice))
        from address where customer_id = ${customerId} and id = any(${[...addressIds]}::integer[])), '[]') as addresses
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a row');
  const addresses = row.addresses.map((address) => ({
    ...address,
    // −1 in the table means no fixed cost.
    fixedDeliveryCost: address.fixedDeliveryCost < 0 ? null : rappen(address.fixedDeliveryCost),
  }));
  return { ...row, addresses };
}
