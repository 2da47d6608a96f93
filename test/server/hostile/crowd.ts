/** All kinds of callers, each logged in once: visitor, two guests, two private customers, a company, staff with each single permission and with all. */
import { permission } from '#domain/access/permission.ts';
import { logIn, newAddress, newGuest, order, visitor } from '../buyer.ts';
import type { Buyer, Item, Person } from '../buyer.ts';
import type { ShopApp } from '../shop-app.ts';

const staffPermissions = {
  staffCategory: [permission.ADMIN_CATEGORY],
  staffProductMeta: [permission.ADMIN_PRODUCT_META],
  staffProduct: [permission.ADMIN_PRODUCT],
  staffQuote: [permission.ADMIN_QUOTE],
  staffCustomer: [permission.ADMIN_CUSTOMER],
  staffConfigurator: [permission.CREATE_PRODUCT_IN_CONFIGURATOR],
} as const;

const staffNames = [...(Object.keys(staffPermissions) as (keyof typeof staffPermissions)[]), 'staffAll'] as const;
export const buyerNames = ['guest', 'otherGuest', 'customer', 'otherCustomer', 'company'] as const;
export const actorNames = ['anonymous', ...buyerNames, ...staffNames] as const;

type BuyerName = (typeof buyerNames)[number];
export type ActorName = (typeof actorNames)[number];
export type Crowd = Record<ActorName, Person> & Record<BuyerName, Buyer>;

/** Another log-in with the demo password, for staff (no customer) or a new private customer. */
async function addUser(
  { database: { pool } }: ShopApp,
  email: string,
  permissions: readonly number[],
  withCustomer: boolean,
): Promise<void> {
  await pool.query(
    `with owner as (insert into customer (status, invoice_email) select 'REGISTERED', $1 where $3 returning id),
       person as (insert into contact_person (customer_id, last_name, email) select id, 'Anders', $1 from owner)
     insert into app_user (customer_id, email, password_hash, display_name, permissions)
     select (select id from owner), $1, password_hash, $1, $2 from app_user where email = 'leitung@kistenwerk.example'`,
    [email, permissions, withCustomer],
  );
}

async function buyerOf(shop: ShopApp, email: string): Promise<Buyer> {
  const { customerId, ...person } = await logIn(shop.app, email);
  if (customerId === null) throw new Error(`${email} has no customer`);
  return { ...person, customerId, addressId: (await newAddress(person, customerId)).id };
}

export async function gatherCrowd(shop: ShopApp): Promise<Crowd> {
  const staff: Partial<Crowd> = {};
  for (const [name, permissions] of Object.entries(staffPermissions)) {
    const email = `${name.toLowerCase()}@kistenwerk.example`;
    await addUser(shop, email, permissions, false);
    staff[name as keyof typeof staffPermissions] = await logIn(shop.app, email);
  }
  await addUser(shop, 'anders@muster.example', [], true);
  return {
    ...(staff as Record<keyof typeof staffPermissions, Person>),
    staffAll: await logIn(shop.app, 'leitung@kistenwerk.example'),
    anonymous: visitor(shop.app),
    guest: await newGuest(shop.app),
    otherGuest: await newGuest(shop.app),
    customer: await buyerOf(shop, 'kundin@kistenwerk.example'),
    otherCustomer: await buyerOf(shop, 'anders@muster.example'),
    company: await buyerOf(shop, 'einkauf@aarepumpen.example'),
  };
}

export interface OwnOrder {
  id: number;
  uuid: string;
  positionId: number;
}

export async function orderOf(shop: ShopApp, buyer: Buyer, item: Item): Promise<OwnOrder> {
  const { body, status } = await order(buyer, [item], { paymentMethodId: 2, comment: `secret of customer ${buyer.customerId}` });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from order_position where order_id = $1', [body.id]);
  return { id: body.id, uuid: body.uuid, positionId: rows[0]?.id ?? 0 };
}
