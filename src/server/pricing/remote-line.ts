/**
 * Lines whose price is computed by another company's service: priced after the others, each request once, a few at a time.
 * Without an answer in time a line's price is unavailable; nothing more is asked then, and what the service still answers is kept for the next request.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { UnitPrice } from '#domain/money/money.ts';
import { lineTotal } from '#domain/money/money.ts';
import { resolvePrice } from '#domain/pricing/price-ladder.ts';
import type { RemotePrice } from '#domain/pricing/remote-price.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { RemoteAnswer, RemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { isLasting } from '#server/connect/remote-price/remote-prices.ts';
import { rowsOf } from './price-ladder-of.ts';
import type { LadderStep, PricedLine } from './priced-cart.ts';

const atOnce = 8;
/** Longest wait for all lines of a cart together: two tries of one service. */
const longestMs = 7000;

export interface AskRemote {
  ask: RemotePrices['ask'];
  /** Called with the answer of the service behind a price row. */
  heard: (priceId: number, answer: RemoteAnswer) => void;
}

interface RemoteLine {
  index: number;
  line: PricedLine;
  row: CatalogPriceRow;
  remotePrice: RemotePrice;
}

/** The service for the price itself, or for the cost if a margin is applied to it; null: none. */
export function remoteOf(row: CatalogPriceRow | null, product: CatalogProduct): RemotePrice | null {
  if (row?.activeStrategy === 'REMOTE_PRICE') return row.remotePrice;
  return row?.activeStrategy === 'MARGIN_PRICE' && product.internal?.source === 'REMOTE_PRICE' ? product.internal.remotePrice : null;
}

/** Whether the price of a product depends on another company's service. */
export function isPricedOutside(snapshot: CatalogSnapshot, customerId: number | null, product: CatalogProduct): boolean {
  const rows = rowsOf(snapshot, customerId, product.id);
  return remoteOf(rows.own ?? rows.default, product) !== null;
}

function remoteLines(snapshot: CatalogSnapshot, customerId: number | null, lines: readonly PricedLine[]): RemoteLine[] {
  return lines.flatMap((line, index): RemoteLine[] => {
    const { product } = line;
    if (product === null || line.problem !== 'priceOnRequest') return [];
    const rows = rowsOf(snapshot, customerId, product.id);
    const row = rows.own ?? rows.default;
    const remotePrice = remoteOf(row, product);
    return row === null || remotePrice === null ? [] : [{ index, line, row, remotePrice }];
  });
}

/** `sampled`: with their ladders. `mostMs`: what is not answered by then is left out. */
export async function withRemotePrices(
  remote: AskRemote,
  snapshot: CatalogSnapshot,
  customerId: number | null,
  lines: readonly PricedLine[],
  { sampled, mostMs = longestMs }: { sampled: boolean; mostMs?: number | undefined },
): Promise<PricedLine[]> {
  const waiting = remoteLines(snapshot, customerId, lines);
  const priced = [...lines];
  if (waiting.length === 0) return priced;
  for (const { index, line } of waiting) priced[index] = { ...line, problem: 'priceUnavailable' };
  const over = new AbortController();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !over.signal.aborted; next = waiting.shift())
      await priceLine(remote, next, { sampled, priced, over: over.signal });
  };
  const late = delay(mostMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(Array.from({ length: atOnce }, work)), late]);
  over.abort();
  return [...priced];
}

interface Pricing {
  /** Whether its ladder is asked for, too. */
  sampled: boolean;
  /** Takes the line as soon as its price is known, and once more with the ladder. */
  priced: PricedLine[];
  /** Aborted: nobody waits any more. */
  over: AbortSignal;
}

async function priceLine(
  { ask, heard }: AskRemote,
  { index, line, row, remotePrice }: RemoteLine,
  { sampled, priced, over }: Pricing,
): Promise<void> {
  const answerAt = async (quantity: number): Promise<RemoteAnswer> => {
    const answer = await ask(remotePrice.url, remoteQuestion(remotePrice, askedProduct(line), quantity));
    heard(row.id, answer);
    return answer;
  };
  const priceIn = ({ price }: RemoteAnswer, quantity: number) => (price === null ? null : pricedBy(row, price, quantity));
  const answer = await answerAt(line.quantity);
  const unitPrice = priceIn(answer, line.quantity);
  if (unitPrice === null) {
    if (answer.price !== null || isLasting(answer.failure)) priced[index] = line;
    return;
  }
  const ofPrice: PricedLine = { ...line, unitPrice, amount: lineTotal(unitPrice, line.quantity), problem: null };
  priced[index] = ofPrice;
  if (!sampled) return;
  const ladder: LadderStep[] = [];
  const quantities = remotePrice.samplingPoints.filter((quantity) => quantity % row.unitOfSales === 0).toSorted((a, b) => a - b);
  for (const quantity of quantities) {
    if (over.aborted) return;
    const price = priceIn(await answerAt(quantity), quantity);
    if (price === null) break;
    ladder.push({ quantity, unitPrice: price });
  }
  priced[index] = { ...ofPrice, ladder };
}

/** The facts about a line that are sent to a service. */
export const askedProduct = ({ configuration }: Pick<PricedLine, 'configuration'>) => ({
  modelId: configuration?.modelId ?? '',
  values: configuration?.values ?? {},
});

/** The answer itself, or with the margin applied. */
function pricedBy(row: CatalogPriceRow, price: UnitPrice, quantity: number): UnitPrice | null {
  if (row.activeStrategy === 'REMOTE_PRICE') return price;
  const resolved = resolvePrice({ own: row, default: null, internal: { kind: 'perPiece', price } }, quantity);
  return resolved.kind === 'price' ? resolved.price : null;
}
