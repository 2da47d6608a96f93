/** SQL of a customer's mails and own prices, shown page by page. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

interface PageAsked {
  page: number;
  perPage: number;
}

/** Mails to the customer itself, and about its orders, quotes and invoices. */
const aboutCustomer = (customerId: number) => sql<boolean>`(mail.customer_id = ${customerId}
  or mail.order_id in (select id from sales_order where customer_id = ${customerId})
  or mail.quote_id in (select id from quote where customer_id = ${customerId})
  or mail.invoice_id in (select id from invoice where customer_id = ${customerId}))`;

export async function mailsOf(db: Db, customerId: number, { page, perPage }: PageAsked) {
  const about = db.selectFrom('mail').where(aboutCustomer(customerId));
  const items = await about
    .select(['id', 'order_id as orderId', 'created_at as createdAt', 'recipient', 'subject', 'state', 'tries', 'last_error as lastError'])
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await about.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

export async function ownPricesOf(db: Db, customerId: number, { page, perPage }: PageAsked) {
  const own = db
    .selectFrom('product_price')
    .innerJoin('product', 'product.id', 'product_price.product_id')
    .where('customer_id', '=', customerId);
  const items = await own
    .select([
      'product_price.id',
      'product.id as productId',
      'product.article_number as articleNumber',
      'product.name',
      'unit_of_sales as unitOfSales',
      'active_strategy as activeStrategy',
    ])
    .orderBy('product.article_number')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom('fix_price')
    .select(['product_price_id as priceId', 'quantity', 'price'])
    .where((where) => where('product_price_id', '=', where.fn.any(where.val(items.map(({ id }) => id)))))
    .orderBy('quantity')
    .execute();
  return { items, total, steps: Map.groupBy(steps, ({ priceId }) => priceId) };
}
