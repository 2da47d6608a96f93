/** Marks a favourite or stores a customer's own article number, for products the customer can see; only staff decide which are the customer's own. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { CustomerProduct, storeCustomerProduct as endpoint } from '#contract/favourite.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, isAdmin, may, permissionsOf } from '#domain/access/permission.ts';
import { isForSale } from '#domain/catalog/product.ts';
import { actorName } from '#server/call/actor-name.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { conflict, forbidden, notFound, refused } from '#server/call/refusal.ts';
import type { CustomerProductRow } from './favourite-store.ts';
import {
  customerIsThere,
  deleteCustomerProduct,
  externalNumberIsTaken,
  lockCustomerProduct,
  putCustomerProduct,
} from './favourite-store.ts';

export interface FavouriteServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
}

type Wish = ParsedOf<typeof endpoint>['body'];

const mayTieOthers = (actor: Actor): boolean => may(actor, 'manageCustomers') || may(actor, 'manageProducts');

export async function storeCustomerProduct({ db, catalog, now }: FavouriteServices, wish: Wish, actor: Actor): Promise<CustomerProduct> {
  if (!may(actor, 'seeFavourites')) throw forbidden();
  const staff = mayTieOthers(actor);
  const own = customerIdOf(actor);
  const customerId = wish.customerId ?? own;
  if (customerId === null || (customerId !== own && !staff) || !(await customerIsThere(db, customerId))) throw notFound();
  if (wish.isOwner !== undefined && !staff) throw forbidden();
  const product = catalog.now().productById.get(wish.productId);
  if (product === undefined) throw notFound();
  return transaction(db, async (trx) => {
    const before = await lockCustomerProduct(trx, customerId, product.id);
    const seesIt = isForSale(product, before?.isOwner ?? false) || (isAdmin(permissionsOf(actor)) && product.deletedAt === null);
    // A mark may be removed even if the product is no longer for sale.
    if (!seesIt && before === null) throw notFound();
    const after = {
      customerId,
      productId: product.id,
      isOwner: wish.isOwner ?? before?.isOwner ?? false,
      isFavorite: wish.isFavorite ?? before?.isFavorite ?? false,
      externalProductId: wish.externalProductId ?? before?.externalProductId ?? '',
    };
    if (wish.externalProductId && !after.isOwner) throw refused('notOwnProduct', {}, 'body.externalProductId');
    if (!after.isOwner) after.externalProductId = '';
    if (after.externalProductId !== '' && (await externalNumberIsTaken(trx, after)))
      throw conflict('duplicate', { field: after.externalProductId });
    if (after.isOwner || after.isFavorite) await putCustomerProduct(trx, after);
    else await deleteCustomerProduct(trx, customerId, product.id);
    if (staff) await noteTie(trx, { before, after, at: new Date(now()), who: actorName(actor) });
    return after;
  });
}

const facts = (tie: CustomerProductRow | null): object =>
  tie?.isOwner === true ? { customers: { [tie.customerId]: { isOwner: true, externalProductId: tie.externalProductId } } } : {};

/** The product's history records its customer and article number when staff set them, not what customers mark for themselves. */
async function noteTie(
  trx: Trx,
  { before, after, at, who }: { before: CustomerProductRow | null; after: CustomerProductRow; at: Date; who: string },
) {
  await addHistory(trx, 'product', { recordId: after.productId, version: null, at, who }, fieldDifferences(facts(before), facts(after)));
}
