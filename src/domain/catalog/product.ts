/**
 * A product with its attribute values: who sees it, which attributes are shown where, and whether a value fits its attribute.
 * Specification: storefront §3 (Product, Attribute types, Feature flags), §5 (dimension and weight digits only, landing page a link).
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const attributeType = {
  currency: 1,
  dimension: 2,
  color: 3,
  excelConfigurationInfo: 4,
  string: 6,
  enum: 7,
  boolean: 8,
  fixModelConfiguratorInfo: 9,
  weight: 10,
  productLandingPage: 11,
  commodityReference: 12,
} as const;

/** Bits of an attribute's visibility. */
export const feature = { NONE: 0, PRODUCT_CONFIGURATOR: 1, ORDER_POSITION_GRID: 2, SORT: 4, QUICK_ORDER_GRID: 8 } as const;
export type Feature = Exclude<(typeof feature)[keyof typeof feature], 0>;

export const customerFilters = ['UNDEFINED', 'OWNER', 'FAVORITES'] as const;
export type ProductCustomerFilter = (typeof customerFilters)[number];
export const landingPages = ['2D', '3D_CONFIGURATOR', '3D_MODEL_FIX'] as const;
export type LandingPage = (typeof landingPages)[number];

export interface AttributeValue {
  readonly attributeId: number;
  readonly typeId: number;
  readonly value: string;
  readonly visibility: number;
}

/** A customer's relation to a product: made or listed for the customer (`isOwner`), or marked by the customer (`isFavorite`). */
export interface ProductCustomer {
  readonly customerId: number;
  /** The customer's own article number; empty: none. */
  readonly externalProductId: string;
  readonly isOwner: boolean;
  readonly isFavorite: boolean;
}

/** What decides who may see and buy a product. */
export interface Availability {
  readonly published: boolean;
  readonly publiclyAvailable: boolean;
  readonly deletedAt: string | null;
}

export interface Product extends Availability {
  readonly id: number;
  readonly articleNumber: string;
  readonly name: string;
  readonly kindCode: number;
  readonly customers: readonly ProductCustomer[];
  readonly canBeConfigured: boolean;
}

export function isVisibleIn(visibility: number, where: Feature): boolean {
  return (visibility & where) !== 0;
}

/** False for types whose values are instructions for the shop, not properties of the goods. */
export function isConfigurationRelevant(typeId: number): boolean {
  const instructions: readonly number[] = [
    attributeType.excelConfigurationInfo,
    attributeType.fixModelConfiguratorInfo,
    attributeType.productLandingPage,
    attributeType.commodityReference,
  ];
  return !instructions.includes(typeId);
}

/** `isOwn`: the product was made for the caller. */
export function isForSale({ published, publiclyAvailable, deletedAt }: Availability, isOwn: boolean): boolean {
  return published && deletedAt === null && (publiclyAvailable || isOwn);
}

/** Own products are those made or listed for the customer; favourites are those marked by the customer. */
export function matchesCustomerFilter(
  { customers }: { readonly customers: readonly ProductCustomer[] },
  customerId: number | null,
  filter: ProductCustomerFilter,
): boolean {
  if (filter === 'UNDEFINED') return true;
  return customers.some((customer) => customer.customerId === customerId && (filter === 'OWNER' ? customer.isOwner : customer.isFavorite));
}

/** Null: the value is valid for an attribute of this type. An empty text means no value for all types. */
export function refuseAttributeValue(typeId: number, value: string): Refusal | null {
  if (value === '') return null;
  if (typeId === attributeType.dimension || typeId === attributeType.weight)
    return /^[0-9]+$/.test(value) ? null : refusal('validation.numeric');
  if (typeId === attributeType.currency) return /^[+-]?[0-9]{1,8}/.test(value) ? null : refusal('validation.currency');
  if (typeId === attributeType.boolean) return value === 'true' || value === 'false' ? null : refusal('validation.boolean');
  if (typeId === attributeType.color) return /^#[0-9a-f]{6}$/i.test(value) ? null : refusal('validation.color');
  if (typeId === attributeType.productLandingPage) return isLink(value) ? null : refusal('validation.link');
  return null;
}

/** An https or http address, or a path of the shop itself. */
export function isLink(value: string): boolean {
  return value.length <= 2000 && /^(?:https?:\/\/[a-z0-9]|\/(?![/\\]))[^\s<>"\\]*$/i.test(value);
}

/** Address of a stored medium's picture: spaces in its name become underscores. */
export function mediaUrl(localFilePath: string, name: string): string {
  return `/api/media${localFilePath}/${name.replaceAll(' ', '_')}.png`;
}
