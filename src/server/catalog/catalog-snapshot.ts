/**
 * The catalogue of the active shop at one moment: what pages, prices and orders read without asking the database.
 * A snapshot never changes; a newer one replaces it. A product is a new object as soon as anything about it changed, including its price rows and its model:
 * caches are keyed by that object. It contains internal prices and every customer's price rows: it is never sent as it is.
 */
import type { LandingPage } from '#domain/catalog/product.ts';
import type { ViewData } from '#domain/configurator/configurator-info.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';
import type { TransportRequirement } from '#domain/shipping/storing-space.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { RemotePrice } from '#domain/pricing/remote-price.ts';
import type { InternalPriceRecord, PriceRow } from '#domain/pricing/price-row.ts';

export interface CatalogCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly order: number;
  /** False when the category itself or one above it is hidden. */
  readonly published: boolean;
  readonly contentLink: string;
  readonly shopTypeId: number;
  readonly imageFileName: string;
  readonly pictureArticleNumber: string | null;
  readonly url: string;
}

export interface CatalogAttributeValue {
  readonly attributeId: number;
  readonly name: LocalizedText;
  readonly typeId: number;
  readonly visibility: number;
  readonly value: string;
}

export interface CatalogPriceRow extends PriceRow {
  readonly id: number;
  readonly version: number;
  readonly customerId: number;
  readonly productId: number;
  /** Quantities at which a computed price has its steps. */
  readonly ladderQuantities: readonly number[];
  /** null: no external price service. */
  readonly remotePrice: RemotePrice | null;
}

export interface CatalogProduct {
  readonly id: number;
  readonly articleNumber: string;
  /** German replaces a missing language. */
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The same as typed, empty where a language is missing. */
  readonly texts: { readonly name: LocalizedText; readonly description: LocalizedText };
  /** Last author and time; null: unchanged since it was created. */
  readonly changed: { readonly at: string; readonly who: string } | null;
  readonly typeId: number;
  /** Product model behind the type; null = the product has no model. */
  readonly modelId: string | null;
  /** The view with which the product's page opens. */
  readonly landingPage: LandingPage;
  /** How a fixed 3D model shows it; null: none. */
  readonly viewData: ViewData | null;
  readonly kindCode: number;
  readonly published: boolean;
  readonly publiclyAvailable: boolean;
  readonly deletedAt: string | null;
  readonly canBeConfigured: boolean;
  readonly preset: Values | null;
  /** The preset as a complete configuration of the model's current version. */
  readonly configuration: Configuration | null;
  readonly localFilePath: string;
  /** Days on which it enters and leaves the shop; null: not planned. */
  readonly publishOn: string | null;
  readonly hideOn: string | null;
  readonly version: number;
  readonly values: readonly CatalogAttributeValue[];
  /** kg, from the weight attribute; null without one. */
  readonly weightKg: number | null;
  readonly categoryIds: readonly number[];
  /** Its links to categories of this shop, ordered by id. */
  readonly links: readonly CatalogLink[];
  readonly transport: TransportRequirement | null;
  /** Source of its cost; null: not decided, so its workbook or model gives the cost. */
  readonly internal: InternalPriceRecord | null;
}

export interface CatalogAttribute {
  readonly id: number;
  readonly name: LocalizedText;
  readonly typeId: number;
  readonly visibility: number;
}

export interface CatalogProductType {
  readonly id: number;
  readonly name: string;
  readonly categoryId: number | null;
  /** In display order. */
  readonly attributes: readonly { readonly attributeId: number; readonly visibility: number; readonly order: number }[];
}

/** A product's link to a category. */
export interface CatalogLink {
  readonly id: number;
  readonly categoryId: number;
}

export interface CatalogSnapshot {
  /** Rises with every change of the catalogue or of a price. */
  readonly version: number;
  /** The same object for every snapshot of one running shop: derived values are passed on to the next snapshot by it. */
  readonly lineage: object;
  readonly models: ModelLibrary;
  readonly defaultCustomerId: number | null;
  /** Tree order, root first, hidden ones included. */
  readonly categories: readonly CatalogCategory[];
  /** By category: the version that last changed something in it or below it. */
  readonly changedIn: ReadonlyMap<number, number>;
  /** The version that last changed categories, attributes, types or models. */
  readonly frameVersion: number;
  /** Products of the active shop, including deleted and hidden ones, for staff. */
  readonly products: readonly CatalogProduct[];
  readonly attributes: readonly CatalogAttribute[];
  readonly productTypes: readonly CatalogProductType[];
  readonly productById: ReadonlyMap<number, CatalogProduct>;
  readonly productByArticleNumber: ReadonlyMap<string, CatalogProduct>;
  readonly productsByCategory: ReadonlyMap<number, readonly CatalogProduct[]>;
  /** Storing spaces of the truck that deliveries are calculated with. */
  readonly truckSpaces: number;
  /** customerId → productId → row. */
  readonly priceRows: ReadonlyMap<number, ReadonlyMap<number, CatalogPriceRow>>;
}

/** Whether visitors may see and order it. */
export function isOnSale(product: CatalogProduct): boolean {
  return product.published && product.publiclyAvailable && product.deletedAt === null;
}
