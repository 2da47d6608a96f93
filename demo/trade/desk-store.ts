/** SQL of the people in the demo's history. */
import type { Actor } from '#domain/access/permission.ts';
import { heldPermissions } from '#server/db/held-permissions.ts';
import type { Db } from '#server/db/pool.ts';
import type { Buyer } from './demo-desk.ts';

const languages = { 1: 'de', 2: 'en', 3: 'fr' } as const;

/** Customers with a log-in of the demo and their preferred addresses, by mail address. */
export async function findBuyers(db: Db): Promise<Map<string, Buyer>> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('customer', 'customer.id', 'app_user.customer_id')
    .innerJoin('contact_person', 'contact_person.customer_id', 'customer.id')
    .innerJoin('address as invoiced', (join) =>
      join.onRef('invoiced.customer_id', '=', 'customer.id').on('invoiced.is_default_invoice', '=', true),
    )
    .innerJoin('address as delivered', (join) =>
      join.onRef('delivered.customer_id', '=', 'customer.id').on('delivered.is_default_shipping', '=', true),
    )
    .select([
      'app_user.id as userId',
      'app_user.email',
      'customer.id as customerId',
      'customer.is_company as isCompanyCustomer',
      'customer.invoice_email as invoiceEmail',
      'contact_person.language_id as languageId',
      'invoiced.id as invoiceAddressId',
      'delivered.id as deliveryAddressId',
    ])
    .where('app_user.demo', '=', true)
    .execute();
  return new Map(
    rows.map(({ userId, email, isCompanyCustomer, languageId, ...buyer }) => {
      const actor: Actor = {
        kind: 'customer',
        userId,
        customerId: buyer.customerId,
        email,
        isCompanyCustomer,
        hasQuickOrder: false,
        permissions: [],
      };
      return [email, { ...buyer, actor, language: languages[languageId as 1 | 2 | 3] }];
    }),
  );
}

export async function findStaff(db: Db, email: string): Promise<Actor | null> {
  const user = await db
    .selectFrom('app_user')
    .select(['app_user.id as userId', 'app_user.email', heldPermissions.as('permissions')])
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  return user ? { kind: 'customer', customerId: null, isCompanyCustomer: false, hasQuickOrder: false, ...user } : null;
}

export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.selectFrom('sales_order').select('id').limit(1).executeTakeFirst()) !== undefined;
}
