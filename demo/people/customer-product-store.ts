/** SQL of the demo customers' own products, favourites and logos. */
import type { Trx } from '#server/db/pool.ts';
import type { SeedCustomerProducts } from './customer-product.ts';

export async function insertCustomerProducts(
  trx: Trx,
  { email, own, favourites, logo }: SeedCustomerProducts,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { customer_id: customerId } = await trx
    .selectFrom('app_user')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (customerId === null) throw new Error(`${email} has no customer`);
  const rows = [...new Set([...Object.keys(own), ...favourites])].map((articleNumber) => {
    const productId = productIds.get(articleNumber);
    if (productId === undefined) throw new Error(`the demo data name a product that is not there: ${articleNumber}`);
    return {
      customer_id: customerId,
      product_id: productId,
      external_product_id: own[articleNumber] ?? '',
      is_owner: own[articleNumber] !== undefined,
      is_favorite: favourites.includes(articleNumber),
    };
  });
  await trx.insertInto('customer_product').values(rows).execute();
  if (logo !== null)
    await trx
      .insertInto('customer_logo')
      .values({ customer_id: customerId, content_type: 'image/svg+xml', content: Buffer.from(logo) })
      .execute();
}
