/** Compares the current catalogue with a changed one: prices, parts, and what could no longer be made. */
import { setImmediate } from 'node:timers/promises';
import type { Impact, PriceMove } from '#contract/model-impact.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { snapshotWith } from '#server/catalog/snapshot-with.ts';
import type { Db } from '#server/db/pool.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { checkConfiguration } from '#server/pricing/check-configuration.ts';
import { lineCost } from '#server/pricing/line-cost.ts';
import { presetPrice, priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import { customerNames, lastOrdered, openQuoteLines } from './impact-store.ts';
import type { OrderedConfiguration, QuotedConfiguration } from './impact-store.ts';

const mostOrdered = 500;
/** Longest computation before other work gets its turn. */
const turnMs = 10;

export async function impactOf(db: Db, before: CatalogSnapshot, models: ModelLibrary, today: PlainDate): Promise<Impact> {
  const { snapshot: after, touched } = snapshotWith(before, models);
  const modelIds = [...new Set(touched.map(({ before: { modelId } }) => modelId ?? ''))];
  const kept = touched.filter((each) => each.before.deletedAt === null);
  const turns = fairTurns();
  const shown = kept.map((each) => movedFor(null, each, before, after));
  const own = [...before.priceRows].flatMap(([customerId, rows]) =>
    customerId === before.defaultCustomerId
      ? []
      : kept.filter(({ before: { id } }) => rows.has(id)).map((each) => movedFor(customerId, each, before, after)),
  );
  const names = await customerNames(db, [...new Set(own.flatMap(({ customerId }) => customerId ?? []))]);
  return {
    products: { count: kept.length, ...movesOf(shown, names) },
    customers: { count: own.length, ...movesOf(own, names) },
    quotes: await quotesMoved(await openQuoteLines(db, modelIds, today), { before, after, turns }),
    orders: await ordersMoved(await lastOrdered(db, modelIds, mostOrdered), { before, after, turns }),
  };
}

interface Sides {
  before: CatalogSnapshot;
  after: CatalogSnapshot;
  turns: () => Promise<void>;
}

interface Move {
  customerId: number | null;
  articleNumber: string;
  before: UnitPrice | null;
  after: UnitPrice | null;
}

function movedFor(
  customerId: number | null,
  product: { before: CatalogProduct; after: CatalogProduct },
  before: CatalogSnapshot,
  after: CatalogSnapshot,
): Move {
  return {
    customerId,
    articleNumber: product.before.articleNumber,
    before: presetPrice(before, customerId, product.before),
    after: presetPrice(after, customerId, product.after),
  };
}

const francs = (price: UnitPrice | null): number | null => (price === null ? null : chfFromUnitPrice(price));

function movesOf(moves: readonly Move[], names: ReadonlyMap<number, string>): { moved: PriceMove[]; spread: Impact['products']['spread'] } {
  const moved = moves.filter(({ before, after }) => before !== after);
  return {
    moved: moved.map(({ customerId, articleNumber, before, after }) => ({
      articleNumber,
      customer: customerId === null ? null : (names.get(customerId) ?? `${customerId}`),
      before: francs(before),
      after: francs(after),
    })),
    spread: spreadOf(moved.flatMap(({ before, after }) => shareOf(before, after))),
  };
}

function shareOf(before: number | null, after: number | null): number[] {
  return before === null || after === null || before === 0 ? [] : [(after - before) / before];
}

function spreadOf(shares: readonly number[]): Impact['products']['spread'] {
  if (shares.length === 0) return null;
  return { min: Math.min(...shares), mean: shares.reduce((sum, share) => sum + share, 0) / shares.length, max: Math.max(...shares) };
}

async function quotesMoved(lines: readonly QuotedConfiguration[], { before, after, turns }: Sides): Promise<Impact['quotes']> {
  const moved = new Set<number>();
  const shares: number[] = [];
  for (const line of lines) {
    await turns();
    const [old, now] = [lineCost(before, line).costPerOne, lineCost(after, line).costPerOne];
    if (old === now) continue;
    moved.add(line.quoteId);
    shares.push(...shareOf(old, now));
  }
  return { count: new Set(lines.map(({ quoteId }) => quoteId)).size, moved: moved.size, costSpread: spreadOf(shares) };
}

async function ordersMoved(ordered: readonly OrderedConfiguration[], { before, after, turns }: Sides): Promise<Impact['orders']> {
  const answer: Impact['orders'] = {
    count: 0,
    moved: 0,
    otherParts: 0,
    invalid: [],
    spread: null,
    bars: Array.from({ length: 11 }, () => 0),
  };
  const shares: number[] = [];
  for (const line of ordered) {
    await turns();
    const [old, now] = [madeToday(before, line), madeToday(after, line)];
    // What cannot be made today either is no loss.
    if (old === null) continue;
    answer.count += 1;
    if (now === null) {
      const { orderId, formattedId } = line;
      answer.invalid.push({ orderId, formattedId, articleNumber: old.articleNumber });
      continue;
    }
    if (old.price !== now.price) answer.moved += 1;
    if (old.parts !== now.parts) answer.otherParts += 1;
    const [share] = shareOf(old.price, now.price);
    if (share === undefined) continue;
    shares.push(share);
    const bar = Math.max(-5, Math.min(5, Math.round(share * 100))) + 5;
    answer.bars[bar] = (answer.bars[bar] ?? 0) + 1;
  }
  return { ...answer, spread: spreadOf(shares) };
}

/** What the customer would get today for what was ordered; null: it cannot be made. */
function madeToday(
  snapshot: CatalogSnapshot,
  { productId, customerId, configuration, quantity }: OrderedConfiguration,
): { articleNumber: string; price: UnitPrice | null; parts: string } | null {
  const product = snapshot.productById.get(productId);
  if (product === undefined || product.deletedAt !== null) return null;
  const { evaluation, valid } = checkConfiguration(snapshot.models, product, configuration, quantity);
  if (!valid || evaluation === null) return null;
  const price = priceLadderOf(snapshot, customerId, product, evaluation).priceAt(quantity);
  return { articleNumber: product.articleNumber, price, parts: JSON.stringify(evaluation.partList) };
}

function fairTurns(): () => Promise<void> {
  let turn = performance.now();
  return async () => {
    if (performance.now() - turn < turnMs) return;
    await setImmediate();
    turn = performance.now();
  };
}
