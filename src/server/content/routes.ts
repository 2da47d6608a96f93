import * as desk from '#contract/content-desk.ts';
import { readContentPage } from '#contract/content.ts';
import { may } from '#domain/access/permission.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { contentPage, pageRecord, pageSummaries } from './read-page.ts';
import { discardDraft, publish, writeDraft } from './write-page.ts';
import type { ContentServices } from './write-page.ts';

export function contentRoutes(services: ContentServices & { shop: ShopMode }): Binding[] {
  const { db, shop } = services;
  return [
    bind(readContentPage, async ({ params, query }, { language, actor }) =>
      contentPage(db, params.slug, { language, shop, asDraft: query.draft && may(actor, 'manageSettings') }),
    ),
    bind(desk.readPages, async () => ({ items: await pageSummaries(db) })),
    bind(desk.readPage, async ({ params }) => pageRecord(db, params.slug)),
    bind(desk.writePage, async ({ params: { slug }, body: { version, draft } }, { actor }) => {
      await writeDraft(services, { slug, version, who: actorName(actor) }, draft);
      return pageRecord(db, slug);
    }),
    bind(desk.discardPage, async ({ params: { slug }, query: { version } }, { actor }) => {
      await discardDraft(services, { slug, version, who: actorName(actor) });
      return pageRecord(db, slug);
    }),
    bind(desk.publishPage, async ({ params: { slug }, body: { version, earlier } }, { actor }) => {
      await publish(services, { slug, version, who: actorName(actor) }, earlier);
      return pageRecord(db, slug);
    }),
  ];
}
