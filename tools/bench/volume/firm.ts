/** A company with thousands of own products: own numbers, favourites, own prices, a log-in with the demo password. */
import type { Pool } from 'pg';
import type { NewProduct } from './products.ts';
import { insertRows, moveSequence, nextId } from './rows.ts';

export const firmEmail = 'einkauf@lindenwerke.example';

const favouriteEvery = 20;
/** Percent of the list price. */
const ownPrice = 93;

export async function insertFirm(pool: Pool, products: readonly NewProduct[]): Promise<void> {
  const customerId = await nextId(pool, 'customer');
  await pool.query(
    `insert into customer (id, status, is_company, company_name, company_code, discount, payment_term_id, quick_order_active, truck_id, invoice_email)
     select $1, 'REGISTERED', true, 'Lindenwerke AG', 'LINDE', 300, (select min(id) from payment_term), true, (select min(id) from truck), $2`,
    [customerId, firmEmail],
  );
  await moveSequence(pool, 'customer');
  await pool.query(
    `insert into contact_person (customer_id, title, first_name, last_name, phone, email, language_id)
     values ($1, 2, 'Ruth', 'Lindegger', '062 555 30 10', $2, 1)`,
    [customerId, firmEmail],
  );
  await pool.query(
    `insert into address (customer_id, name, street, zip_code, city, is_default_shipping, is_default_invoice)
     values ($1, 'Lindenwerke AG', 'Industriestrasse 40', '4600', 'Olten', true, true)`,
    [customerId],
  );
  // The password of the demo people, whose hash already exists.
  await pool.query(
    `insert into app_user (customer_id, email, password_hash, display_name)
     select $1, $2, password_hash, 'Ruth Lindegger' from app_user where customer_id is not null order by id limit 1`,
    [customerId, firmEmail],
  );
  await insertRows(
    pool,
    'customer_product',
    products.map(({ id }, index) => ({
      customer_id: customerId,
      product_id: id,
      external_product_id: `LW-${10_000 + index}`,
      is_owner: true,
      is_favorite: index % favouriteEvery === 0,
      created_at: '2026-01-15T08:00:00Z',
    })),
  );
  const firstPrice = await nextId(pool, 'product_price');
  const priced = products.filter(({ steps }) => steps.length > 0);
  await insertRows(
    pool,
    'product_price',
    priced.map(({ id, unitOfSales }, index) => ({
      id: firstPrice + index,
      customer_id: customerId,
      product_id: id,
      unit_of_sales: unitOfSales,
      active_strategy: 'FIX_PRICE',
    })),
  );
  await moveSequence(pool, 'product_price');
  await insertRows(
    pool,
    'fix_price',
    priced.flatMap(({ steps }, index) =>
      steps.map(({ quantity, price }) => ({
        product_price_id: firstPrice + index,
        quantity,
        price: Math.round((price * ownPrice) / 10_000) * 100,
      })),
    ),
  );
}
