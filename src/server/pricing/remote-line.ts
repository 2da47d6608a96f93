/** Lines whose price another company's service computes: asked after the others, each question once, a few at a time. What it does not answer stays on request. */
import { lineTotal } from '#domain/money/money.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import type { CatalogPriceRow, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { AskRemotePrice } from '#server/connect/remote-price/remote-prices.ts';
import type { LadderStep, PricedLine } from './priced-cart.ts';

/** More lines of this kind than a cart of the trade has are not asked. */
const mostLines = 40;
const atOnce = 4;

function rowOf(snapshot: CatalogSnapshot, customerId: number | null, productId: number): CatalogPriceRow | null {
  const row = (id: number | null): CatalogPriceRow | undefined => (id === null ? undefined : snapshot.priceRows.get(id)?.get(productId));
  return row(customerId) ?? row(snapshot.defaultCustomerId) ?? null;
}

interface RemoteLine {
  index: number;
  line: PricedLine;
  row: CatalogPriceRow;
}

function remoteLines(snapshot: CatalogSnapshot, customerId: number | null, lines: readonly PricedLine[]): RemoteLine[] {
  return lines.flatMap((line, index): RemoteLine[] => {
    const row = line.product === null || line.problem !== 'priceOnRequest' ? null : rowOf(snapshot, customerId, line.product.id);
    return row?.activeStrategy === 'REMOTE_PRICE' && row.remotePrice !== null ? [{ index, line, row }] : [];
  });
}

export async function withRemotePrices(
  ask: AskRemotePrice,
  snapshot: CatalogSnapshot,
  customerId: number | null,
  lines: readonly PricedLine[],
): Promise<PricedLine[]> {
  const waiting = remoteLines(snapshot, customerId, lines).slice(0, mostLines);
  const priced = [...lines];
  // The ladder is for the page of one product; a cart only needs what its lines cost.
  const sampled = lines.length === 1;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) priced[next.index] = await remoteLine(ask, next, sampled);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return priced;
}

async function remoteLine(ask: AskRemotePrice, { line, row }: RemoteLine, sampled: boolean): Promise<PricedLine> {
  const { remotePrice } = row;
  if (remotePrice === null) return line;
  const product = { modelId: line.configuration?.modelId ?? '', values: line.configuration?.values ?? {} };
  const at = async (quantity: number) => ask(remotePrice.url, remoteQuestion(remotePrice, product, quantity));
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
