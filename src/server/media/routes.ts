import type { Db } from '#server/db/pool.ts';
import * as wire from '#contract/media.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import { notFound } from '#server/http/refusal.ts';
import { maySeeOne } from '#server/product/list-products.ts';
import { answerPicture } from './answer-picture.ts';
import { drawConfiguration } from './draw-configuration.ts';
import { drawnEvaluation } from './draw-product.ts';
import { findPicture } from './picture-store.ts';

export function mediaRoutes(services: { db: Db; catalog: Catalog }): Binding[] {
  return [
    bind(wire.drawProduct, async ({ params, query }, { actor }, answer) => {
      const product = services.catalog.now().productByArticleNumber.get(params.articleNumber);
      if (product === undefined || !(await maySeeOne(services.db, product, actor))) throw notFound();
      const evaluation = drawnEvaluation(product, query.values);
      if (evaluation === null) throw notFound();
      const field = query.field === 'none' ? null : query.field;
      const numerals = query.numerals === 'all';
      const picture = await answerPicture(`${evaluation.hash}|${field ?? ''}|${numerals}`, query.format, query.width, () =>
        drawConfiguration(evaluation, { widthPx: query.width, numerals, field }),
      );
      if (picture === null) throw notFound();
      answer.cacheControl = isOnSale(product) ? 'public, max-age=86400' : 'private, no-cache';
      return picture;
    }),
    bind(wire.readPicture, async ({ params, query }, _facts, answer) => {
      const svg = await findPicture(services.db, params.hash);
      if (svg === null) throw notFound();
      const picture = await answerPicture(`picture ${params.hash}`, query.format, query.width, () => svg);
      if (picture === null) throw notFound();
      answer.cacheControl = 'public, max-age=31536000, immutable';
      return picture;
    }),
  ];
}
