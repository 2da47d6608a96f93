/**
 * The rules that a change of the category tree must keep: one root in each shop, no circle, no missing parent, unique addresses.
 * And the positions of categories after a move. Specification: back-office §4 (Category tree), §7 (swap-order, change-order), §8 (duplicate entry).
 */
import { shopModes } from '#domain/calendar/shop-mode.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { categoryUrl, plainPath } from './category-tree.ts';
import { belongsToShop, shopKind } from './shop.ts';

export interface CategoryPlace {
  readonly id: number;
  /** German: addresses are built from it. */
  readonly name: string;
  readonly parentId: number | null;
  readonly order: number;
  readonly contentLink: string;
  readonly shopTypeId: number;
}

/** Null: the tree is valid. Otherwise its first fault, with the name of the category concerned. */
export function refuseTree(places: readonly CategoryPlace[]): Refusal | null {
  return refuseRoots(places) ?? refuseParents(places) ?? refuseSharedAddress(places);
}

function refuseRoots(places: readonly CategoryPlace[]): Refusal | null {
  for (const shop of shopModes) {
    const own = places.filter(({ shopTypeId }) => belongsToShop(shopTypeId, shop));
    const [first, second] = own.filter(({ parentId }) => parentId === null);
    if (second !== undefined) return refusal('categorySecondRoot', { name: second.name }, 'parentId');
    if (first === undefined && own.length > 0) return refusal('categoryRootMissing', {}, 'parentId');
  }
  return null;
}

function refuseParents(places: readonly CategoryPlace[]): Refusal | null {
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const place of places) {
    const seen = new Set<number>();
    for (let at: CategoryPlace | undefined = place; at !== undefined; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      if (seen.has(at.id)) return refusal('categoryCircle', { name: place.name }, 'parentId');
      seen.add(at.id);
    }
    const parent = place.parentId === null ? null : byId.get(place.parentId);
    if (parent === undefined) return refusal('categoryParentMissing', {}, 'parentId');
    if (parent !== null && parent.shopTypeId !== shopKind.ANY && parent.shopTypeId !== place.shopTypeId)
      return refusal('categoryShopOfParent', { name: place.name, parent: parent.name }, 'shopTypeId');
  }
  return null;
}

/** Categories under one parent are distinguished by name; those of different shops cannot collide. */
function refuseSharedAddress(places: readonly CategoryPlace[]): Refusal | null {
  const taken = new Map<string, CategoryPlace[]>();
  for (const place of places) {
    if (place.parentId === null) continue;
    const path = plainPath(categoryUrl([rootPlace, { name: place.name, contentLink: '' }])) ?? '';
    if (path === '/produkte') return refusal('categoryNameWithoutAddress', { name: place.name }, 'name.de');
    const key = `${place.parentId} ${path}`;
    const others = taken.get(key) ?? [];
    if (others.some((other) => shareShop(other, place))) return refusal('categoryAddressTaken', { name: place.name }, 'name.de');
    taken.set(key, [...others, place]);
  }
  return null;
}

const rootPlace = { name: '', contentLink: '' };

function shareShop(one: CategoryPlace, other: CategoryPlace): boolean {
  return shopModes.some((shop) => belongsToShop(one.shopTypeId, shop) && belongsToShop(other.shopTypeId, shop));
}

export const moveDirections = ['before', 'after'] as const;

export interface CategoryMove {
  /** The new parent. */
  readonly parentId: number;
  /** The moved categories, in their new order. */
  readonly elements: readonly number[];
  /** One of the parent's present children; null: at one end. */
  readonly pivot: number | null;
  /** `before` without a pivot: first; `after` without one: last. */
  readonly direction: (typeof moveDirections)[number];
}

/** The children of the new parent in their new order; null: the pivot is none of them, or is itself moved. */
export function movedChildren(places: readonly CategoryPlace[], { parentId, elements, pivot, direction }: CategoryMove): number[] | null {
  const staying = places
    .filter((place) => place.parentId === parentId && !elements.includes(place.id))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id }) => id);
  const at = pivot === null ? (direction === 'before' ? 0 : staying.length) : staying.indexOf(pivot) + (direction === 'after' ? 1 : 0);
  if (pivot !== null && !staying.includes(pivot)) return null;
  return staying.toSpliced(at, 0, ...elements);
}

/** The address of each category's page in the shop, by id. Requires a tree without a circle. */
export function categoryAddresses(places: readonly CategoryPlace[]): Map<number, string> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const chainOf = (place: CategoryPlace): CategoryPlace[] => {
    const parent = place.parentId === null ? undefined : byId.get(place.parentId);
    return parent === undefined ? [place] : [...chainOf(parent), place];
  };
  return new Map(places.map((place) => [place.id, categoryUrl(chainOf(place))]));
}
