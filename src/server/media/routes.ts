import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import * as wire from '#contract/media.ts';
import { may } from '#domain/access/permission.ts';
import { inShownOrder } from '#domain/catalog/product-image.ts';
import { isImageType } from '#domain/file/file-type.ts';
import { readGalleryImages } from '#contract/product.ts';
import { pageOf } from '#server/call/page-of.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { maySeeOne } from '#server/product/list-products.ts';
import { answerPicture } from './answer-picture.ts';
import { drawConfiguration } from './draw-configuration.ts';
import { drawnEvaluation } from './draw-product.ts';
import { findMedia, findMediaAt } from './media-store.ts';
import type { StoredPicture } from './media-store.ts';
import { keptPictures } from './kept-pictures.ts';
import { galleryOf } from './gallery.ts';
import { findPicture } from './picture-store.ts';
import { answerMedia, mediaPlace, ownPicture, placeholderAnswer } from './stored-media.ts';
import type { MediaFiles } from './stored-media.ts';

/** A picture is sent in the best form that the caller accepts. */
const byAccept = 'accept';

export function mediaRoutes(services: { db: Db; catalog: Catalog; media: MediaFiles }): Binding[] {
  return [
    bind(wire.drawProduct, async ({ params, query }, { actor, accept = '' }, answer) => {
      const { models, productByArticleNumber } = services.catalog.now();
      const product = productByArticleNumber.get(params.articleNumber);
      if (product === undefined || !(await maySeeOne(services.db, product, actor))) throw notFound();
      const evaluation = drawnEvaluation(models, product, query.values);
      if (evaluation === null) {
        const [first] = inShownOrder(await keptPictures(services.db, product), product.landingPage);
        const stored = first === undefined ? null : await findMedia(services.db, first.id);
        answer.cacheControl = isOnSale(product) ? 'public, max-age=3600' : 'private, no-cache';
        if (stored === null) return placeholderAnswer();
        answer.vary = byAccept;
        return answerMedia(services.media, stored, { accept, sidePx: query.width });
      }
      const field = query.field === 'none' ? null : query.field;
      const numerals = query.numerals === 'all';
      const picture = await answerPicture(`${evaluation.hash}|${field ?? ''}|${numerals}|${query.view}`, query.format, query.width, () =>
        drawConfiguration(models, evaluation, { widthPx: query.width, numerals, view: query.view, field }),
      );
      if (picture === null) throw notFound();
      answer.cacheControl = isOnSale(product) ? 'public, max-age=86400' : 'private, no-cache';
      return picture;
    }),
    bind(wire.readPicture, async ({ params, query }, _facts, answer) => {
      const svg = await findPicture(services.db, params.hash);
      if (svg === null) throw notFound();
      const { format, width, productImage: side } = query;
      const picture = await answerPicture(`picture ${params.hash}`, side === undefined ? format : 'png', side ?? width, () => svg);
      if (picture === null) throw notFound();
      answer.cacheControl = 'public, max-age=31536000, immutable';
      return picture;
    }),
    bind(readGalleryImages, async ({ params }, { actor, language }) => {
      const { models, productById } = services.catalog.now();
      const product = productById.get(params.id);
      if (product === undefined || !(await maySeeOne(services.db, product, actor))) throw notFound();
      const stored = await unlessAway<readonly StoredPicture[]>(keptPictures(services.db, product), () => []);
      const items = galleryOf(models, product, stored, language);
      return pageOf(items, { page: 1, perPage: Math.max(1, items.length) });
    }),
    bind(wire.readMedia, async ({ params }, { actor, accept = '' }, answer) => {
      const media = await findMedia(services.db, params.id);
      if (media === null) throw notFound();
      const isPublic = isImageType(media.contentType);
      if (!isPublic && !may(actor, 'manageFiles') && !may(actor, 'manageProductTypes')) throw notFound();
      answer.cacheControl = isPublic ? 'public, max-age=3600' : 'private, no-cache';
      if (isPublic) answer.vary = byAccept;
      return answerMedia(services.media, media, { accept, sidePx: undefined });
    }),
    bind(wire.readMediaFile, async ({ params, query }, { accept = '' }, answer) => {
      const address = `/${params.folder}/${params.name}`;
      answer.cacheControl = 'public, max-age=3600';
      answer.vary = byAccept;
      const own = ownPicture(address);
      const place = mediaPlace(address);
      if (own !== null) return own;
      const media = place === null ? null : await findMediaAt(services.db, place.folder, place.name);
      if (media === null) throw notFound();
      return answerMedia(services.media, media, { accept, sidePx: query.productImage });
    }),
  ];
}
