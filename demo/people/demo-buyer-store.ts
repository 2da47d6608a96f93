/** SQL of the company for which the demo's quotes are written. */
import type { Db } from '#server/db/pool.ts';

export interface DemoBuyer {
  userId: number;
  customerId: number;
  invoiceEmail: string;
  invoiceAddressId: number;
  deliveryAddressId: number;
  hasQuotes: boolean;
}

/** null: the demo's company does not exist, or has lost its addresses. */
export async function findDemoBuyer(db: Db, email: string): Promise<DemoBuyer | null> {
  const user = await db
    .selectFrom('app_user')
    .innerJoin('customer', 'customer.id', 'app_user.customer_id')
    .select(['app_user.id as userId', 'customer.id as customerId', 'customer.invoice_email as invoiceEmail'])
    .select((select) =>
      select.exists(select.selectFrom('quote').select('quote.id').whereRef('quote.customer_id', '=', 'customer.id')).as('hasQuotes'),
    )
    .where('app_user.email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  const addresses = await db
    .selectFrom('address')
    .select(['id', 'is_default_shipping', 'is_default_invoice'])
    .where('customer_id', '=', user.customerId)
    .execute();
  const invoice = addresses.find((address) => address.is_default_invoice);
  const delivery = addresses.find((address) => address.is_default_shipping);
  if (!invoice || !delivery) return null;
  return { ...user, hasQuotes: Boolean(user.hasQuotes), invoiceAddressId: invoice.id, deliveryAddressId: delivery.id };
}
