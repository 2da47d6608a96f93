import * as wire from '#contract/export.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { maySeeOne } from '#server/product/list-products.ts';
import { exportConfiguration } from './export-configuration.ts';
import type { Source } from './export-configuration.ts';

interface ExportServices {
  db: Db;
  catalog: Catalog;
  publicUrl: string;
  readStock: Source['readStock'];
}

export function exportRoutes({ db, catalog, publicUrl, readStock }: ExportServices): Binding[] {
  return [
    bind(wire.exportConfiguration, async ({ params, query }, { actor, language }, answer) => {
      const { models, productByArticleNumber } = catalog.now();
      const product = productByArticleNumber.get(params.articleNumber);
      if (product === undefined || !(await maySeeOne(db, product, actor))) throw notFound();
      const file = await exportConfiguration({ models, publicUrl, readStock }, product, query, language);
      answer.cacheControl = isOnSale(product) ? 'public, max-age=3600' : 'private, no-cache';
      return file;
    }),
  ];
}
