/**
 * Lines whose price is computed by another company's service: priced after the others, each request once, a few at a time.
 * Without an answer a line stays on request.
 */
import type { UnitPrice } from '#domain/money/money.ts';
import { lineTotal } from '#domain/money/money.ts';
import { resolvePrice } from '#domain/pricing/price-ladder.ts';
import type { RemotePrice } from '#domain/pricing/remote-price.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { RemoteAnswer, RemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { rowsOf } from './price-ladder-of.ts';
import type { LadderStep, PricedLine } from './priced-cart.ts';

/** More than a real cart has; further lines of this kind are not requested. */
const mostLines = 40;
const atOnce = 4;

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

export async function withRemotePrices(
  remote: AskRemote,
  snapshot: CatalogSnapshot,
  customerId: number | null,
  lines: readonly PricedLine[],
): Promise<PricedLine[]> {
  const waiting = remoteLines(snapshot, customerId, lines).slice(0, mostLines);
  const priced = [...lines];
  // The ladder is for the page of a single product; a cart needs only the prices of its lines.
  const sampled = lines.length === 1;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      priced[next.index] = await remoteLine(remote, next, sampled);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return priced;
}

async function remoteLine({ ask, heard }: AskRemote, { line, row, remotePrice }: RemoteLine, sampled: boolean): Promise<PricedLine> {
  const at = async (quantity: number): Promise<UnitPrice | null> => {
    const answer = await ask(remotePrice.url, remoteQuestion(remotePrice, askedProduct(line), quantity));
    heard(row.id, answer);
    return answer.price === null ? null : pricedBy(row, answer.price, quantity);
  };
  const unitPrice = await at(line.quantity);
  if (unitPrice === null) return line;
  const ladder: LadderStep[] = [];
  const quantities = sampled
    ? remotePrice.samplingPoints.filter((quantity) => quantity % row.unitOfSales === 0).toSorted((a, b) => a - b)
    : [];
  for (const quantity of quantities) {
    const price = await at(quantity);
    if (price === null) break;
    ladder.push({ quantity, unitPrice: price });
  }
  return { ...line, unitPrice, amount: lineTotal(unitPrice, line.quantity), ladder, problem: null };
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
