/** Adds attributes to a product type, removes, shows and orders them. Specification: back-office §7 (add-attribute, remove-attribute, update-attribute). */
import type {
  addTypeAttribute as addEndpoint,
  removeTypeAttribute as removeEndpoint,
  updateTypeAttribute as updateEndpoint,
} from '#contract/product-type-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { putBefore } from '#domain/catalog/type-kind.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import {
  deleteTypeAttributes,
  deleteValues,
  insertTypeAttributes,
  storeOrder,
  storeVisibility,
  visibilities,
} from './type-attribute-store.ts';
import type { TypeServices } from './type-services.ts';
import type { StoredType } from './type-store.ts';
import { writeType } from './write-type.ts';

export async function addTypeAttributes(
  services: TypeServices,
  id: number,
  { attributeIds, version }: ParsedOf<typeof addEndpoint>['body'],
  actor: Actor,
): Promise<StoredType> {
  return writeType(services, { id, version, actor }, async (trx, { attrs: attributes }) => {
    const known = await visibilities(trx, attributeIds);
    if (attributeIds.some((each) => !known.has(each))) throw refused('unknownAttribute', {}, 'body.attributeIds');
    const own = new Set(attributes.map(({ attributeId }) => attributeId));
    const next = Math.max(-1, ...attributes.map(({ order }) => order)) + 1;
    const added = [...new Set(attributeIds)].filter((each) => !own.has(each));
    await insertTypeAttributes(
      trx,
      id,
      added.map((attributeId, at) => ({ attributeId, visibility: known.get(attributeId) ?? 0, order: next + at })),
    );
  });
}

export async function removeTypeAttributes(
  services: TypeServices,
  id: number,
  { productTypeAttributeIds: ids, dropValues, version }: ParsedOf<typeof removeEndpoint>['body'],
  actor: Actor,
): Promise<StoredType> {
  return writeType(services, { id, version, actor }, async (trx, { attrs: attributes }) => {
    const removed = attributes.filter((each) => ids.includes(each.id));
    if (removed.length < new Set(ids).size) throw notFound();
    const withValues = removed.filter(({ valueCount }) => valueCount > 0);
    const [first] = withValues;
    if (first !== undefined && !dropValues) throw conflict('attributeHasValues', { name: first.name.de, count: first.valueCount });
    if (withValues.length > 0)
      await deleteValues(
        trx,
        id,
        withValues.map(({ attributeId }) => attributeId),
      );
    await deleteTypeAttributes(
      trx,
      removed.map((each) => each.id),
    );
  });
}

export async function updateTypeAttribute(
  services: TypeServices,
  id: number,
  { id: own, swapOrderTarget: target, beforeId, visibility, version }: ParsedOf<typeof updateEndpoint>['body'],
  actor: Actor,
): Promise<StoredType> {
  return writeType(services, { id, version, actor }, async (trx, { attrs: attributes }) => {
    const ids = attributes.map((each) => each.id);
    if (!ids.includes(own) || (target !== undefined && !ids.includes(target))) throw notFound();
    if (visibility !== undefined) await storeVisibility(trx, own, visibility);
    if (target !== undefined)
      await storeOrder(
        trx,
        ids.map((each) => (each === own ? target : each === target ? own : each)),
      );
    if (beforeId === undefined) return;
    const ordered = putBefore(ids, own, beforeId);
    if (ordered === null) throw notFound();
    await storeOrder(trx, ordered);
  });
}
