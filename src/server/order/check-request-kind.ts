import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { RequestKind } from '#domain/order/request-kind.ts';
import { decideRequestKind } from '#domain/order/request-kind.ts';
import { refused } from '#server/call/refusal.ts';

/** The kind decides the allowed payment methods, so customers cannot choose it: any other than the shop's is refused with `requestKindNotAllowed`. */
export function checkRequestKind(asked: number | undefined, actor: Actor, shop: ShopMode): RequestKind {
  const kind = decideRequestKind(asked, { shop, staff: may(actor, 'runArtworkQuotes') });
  if (kind === null) throw refused('requestKindNotAllowed', {}, 'body.customerRequestType');
  return kind;
}
