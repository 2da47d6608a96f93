/** The data of a shop mode's home page, gathered on the server. */
import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { readDeliveryDates } from '#contract/calendar.ts';
import { readCategoryBranch } from '#contract/category.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { pageServices, sentDrawing } from '#web/page-context.ts';
import { homeScene } from '../scene/load-scene.ts';
import type { HomeScene } from '../scene/scene-data.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import type { PageServices } from '#contract/page-services.ts';
import { categoryTile } from '../page/category-tile.ts';
import type { CategoryTile } from '../page/category-tile.ts';
import { fittingProducts } from './fitting-products.ts';
import type { Fit } from './fitting-products.ts';
import { heroDrawing } from './hero-drawing.ts';
import { heroCandidate, readQuestion } from '../search/question.ts';
import type { Question } from '../search/question.ts';
import { recentLines } from './recent-lines.ts';
import type { RecentLine } from './recent-lines.ts';
import { heroDrawingId } from './use-hero-drawing.ts';

export interface HomeData {
  shop: ShopMode;
  question: Question;
  /** null: in the document. */
  drawing: string | null;
  fits: Fit[];
  /** ISO date. */
  earliest: string;
  categories: CategoryTile[];
  /** null: there is no scene for this shop. */
  scene: HomeScene | null;
  lastOrdered: RecentLine[];
}

export async function loadHome({ context, request }: LoaderFunctionArgs, shop: ShopMode): Promise<HomeData> {
  const services = pageServices(context);
  const { call, profile, session } = services;
  if (profile.shop !== shop) {
    throw redirect(profile.otherShopUrl === null ? `/-${profile.shop}` : `${profile.otherShopUrl}/-${shop}`);
  }
  const question = readQuestion(shop, new URL(request.url).searchParams);
  const [drawing, fits, dates, categories, lastOrdered, scene] = await Promise.all([
    firstDrawing(call, shop, question),
    fittingProducts(call, shop, question),
    call(readDeliveryDates, { query: { shop } }),
    call(readCategoryBranch, { query: {} }),
    recentLines(call, session),
    homeScene(services, shop),
  ]);
  const root = categories.items.find(({ parentId }) => parentId === null);
  return {
    shop,
    question,
    drawing: sentDrawing(context, heroDrawingId, drawing),
    fits,
    earliest: dates.earliest,
    lastOrdered,
    scene,
    // Hidden categories reach only staff, who see them faded.
    categories: categories.items.filter(({ parentId }) => parentId === root?.id).map(categoryTile),
  };
}

/** If the values cannot be built, the picture of the preset is used. */
async function firstDrawing(call: PageServices['call'], shop: ShopMode, question: Question): Promise<string> {
  const hero = heroCandidate(shop, question);
  const compiled = compileDocuments(await loadDocuments(call, hero.modelId));
  return (
    heroDrawing(compiled, hero.values) ?? heroDrawing(compiled, heroCandidate(shop, readQuestion(shop, new URLSearchParams())).values) ?? ''
  );
}
