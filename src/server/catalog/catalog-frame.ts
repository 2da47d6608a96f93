/** The catalogue's frame at one moment: categories, attributes, types, models with the workbooks in use, settings. */
import { shopKind, shopKindOf } from '#domain/catalog/shop.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { OpenSheets } from '#server/configurator/open-sheets.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { CatalogAttribute, CatalogCategory, CatalogProductType } from './catalog-snapshot.ts';
import type { CatalogSettings } from './frame-store.ts';

export interface CatalogFrame extends CatalogSettings {
  readonly categories: readonly CatalogCategory[];
  readonly inTree: ReadonlySet<number>;
  readonly attributes: readonly CatalogAttribute[];
  readonly productTypes: readonly CatalogProductType[];
  readonly typeById: ReadonlyMap<number, CatalogProductType>;
  readonly models: ModelLibrary;
  readonly sheets: OpenSheets;
}

export function kindCodesOf(shop: ShopMode): readonly number[] {
  return [shopKindOf(shop), shopKind.ANY];
}

/** The stored models, together with the workbooks in use. */
export function modelsInUse(stored: ModelLibrary, { sheets }: OpenSheets): ModelLibrary {
  return stored.withSheets(sheets.map(({ model }) => model));
}
