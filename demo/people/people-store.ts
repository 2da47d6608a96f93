/** SQL of the demo's customers. */
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';
import { idOf, insertPrices } from '../catalogue/price-row-store.ts';
import type { SeedCustomer } from './people.ts';

const dayMs = 86_400_000;

const germanName = (name: string) => sql<boolean>`name ->> 'de' = ${name}`;

/** `at`: when the shop is filled. */
export async function insertCustomer(
  trx: Trx,
  customer: SeedCustomer,
  { passwordHash, productIds, at }: { passwordHash: string; productIds: ReadonlyMap<string, number>; at: number },
): Promise<void> {
  const registered = new Date(at - customer.registeredDaysAgo * dayMs);
  const term = await trx.selectFrom('payment_term').select('id').where(germanName(customer.paymentTerm)).executeTakeFirstOrThrow();
  const skonto =
    customer.skonto === null
      ? null
      : await trx.selectFrom('skonto').select('id').where(germanName(customer.skonto)).executeTakeFirstOrThrow();
  const truck = await trx.selectFrom('truck').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('customer')
    .values({
      status: 'REGISTERED',
      is_company: customer.isCompany,
      company_name: customer.companyName,
      company_code: customer.companyCode,
      company_invoice_email: customer.isCompany ? customer.invoiceEmail : '',
      discount: customer.discount,
      delivery_cost_multiplier: customer.deliveryCostMultiplier,
      payment_term_id: term.id,
      skonto_id: skonto?.id ?? null,
      quick_order_active: customer.quickOrder,
      truck_id: truck.id,
      invoice_email: customer.invoiceEmail,
      invoice_rhythm: customer.invoiceRhythm ?? 'DELIVERY',
      created_at: registered,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { firstName, lastName, languageId, ...contact } = customer.contact;
  await trx
    .insertInto('contact_person')
    .values({ ...contact, customer_id: id, email: customer.email, first_name: firstName, last_name: lastName, language_id: languageId })
    .execute();
  await trx
    .insertInto('address')
    .values(
      customer.addresses.map((address) => ({
        customer_id: id,
        name: address.name,
        addition: address.addition ?? '',
        street: address.street,
        zip_code: address.zipCode,
        city: address.city,
        is_default_shipping: address.isDefaultShipping,
        is_default_invoice: address.isDefaultInvoice,
        created_at: registered,
      })),
    )
    .execute();
  await trx
    .insertInto('app_user')
    .values({
      customer_id: id,
      email: customer.email,
      password_hash: passwordHash,
      display_name: customer.displayName,
      created_at: registered,
      demo: true,
    })
    .execute();
  await insertPrices(
    trx,
    id,
    Object.entries(customer.prices).map(([articleNumber, price]) => ({ productId: idOf(productIds, articleNumber), price })),
  );
}
