/** The calls of the category screen in the office. */
import * as wire from '#contract/category-record.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { actorName } from '#server/call/actor-name.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { categoryArticles } from './category-articles.ts';
import { categoryRecords } from './category-records.ts';
import { countArticlesWithoutCategory } from './category-tree-store.ts';
import { createCategory, deleteCategory, updateCategory } from './change-category.ts';
import { linkProducts, unlinkProducts } from './link-products.ts';
import { moveCategories, swapCategories } from './move-categories.ts';
import type { TreeServices } from './write-tree.ts';

export function categoryRecordRoutes(services: TreeServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readCategoryRecords, async () => ({
      items: await categoryRecords(db),
      articlesWithoutCategory: await countArticlesWithoutCategory(db),
    })),
    bind(wire.createCategory, async ({ body }, { actor, idempotencyKey: key }) =>
      createCategory(services, body, { key: idempotencyKey(`category ${actorName(actor)}`, key, body), actor }),
    ),
    bind(wire.updateCategory, async ({ params, body }, { actor, language }) =>
      updateCategory(services, params.id, body, { actor, language }),
    ),
    bind(wire.deleteCategory, async ({ params, query }, { actor }) => {
      await deleteCategory(services, params.id, query.version, actor);
      return {};
    }),
    bind(wire.swapCategories, async ({ body }, { actor }) => swapCategories(services, body, actor)),
    bind(wire.moveCategories, async ({ params, body }, { actor }) => moveCategories(services, params.id, body, actor)),
    bind(wire.readCategoryArticles, async ({ query }) => categoryArticles(services, query)),
    bind(wire.linkProducts, async ({ body }, { actor }) => linkProducts(services, body, actor)),
    bind(wire.unlinkProducts, async ({ query }, { actor }) => unlinkProducts(services, query, actor)),
  ];
}
