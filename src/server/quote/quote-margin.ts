/** The margin of a quote, only for staff: today's costs beside the quoted prices, the minimum, and who released a margin below it. */
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import type { MarginLine, MarginTerms } from '#domain/quote/margin.ts';
import { belowFloor, leastPrice, marginOf, wholeMargin } from '#domain/quote/margin.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import type { LineCost } from '#server/pricing/line-cost.ts';
import { contentHash } from './content-hash.ts';
import { recordOf } from './find-quote.ts';
import { quoteForStaff } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import type { QuoteServices } from './quote-services.ts';

interface CostedLine extends MarginLine {
  items: LineCost['items'];
}

/** Lines that are sold: neither struck through, nor a set whose price is that of its parts. */
export function costedLines(
  { lineCost, listPrice }: Pick<QuoteServices, 'lineCost' | 'listPrice'>,
  { row, positions }: Pick<QuoteRecord, 'row' | 'positions'>,
): CostedLine[] {
  return positions
    .filter(({ id, storno, type }) => !storno && !(type === 'COMPOSITE' && positions.some(({ parent_id }) => parent_id === id)))
    .map(({ id, quantity, unit_price, product_id, configuration }) => {
      const line = { productId: product_id, configuration: configuration as Configuration | null, quantity, customerId: row.customer_id };
      const { costPerOne, items } = lineCost(line);
      return {
        id,
        quantity,
        price: unit_price === null ? null : unitPrice(unit_price),
        cost: costPerOne,
        listPrice: listPrice(line),
        items,
      };
    });
}

export async function readQuoteMargin(services: QuoteServices, id: number): Promise<QuoteMargin> {
  return marginAnswer(services, services.db, await recordOf(services.db, id));
}

export async function marginTerms(
  { rules }: Pick<QuoteServices, 'rules'>,
  db: Db,
  { row }: Pick<QuoteRecord, 'row'>,
): Promise<MarginTerms> {
  return { discount: row.discount, agreed: row.customer_discount, floor: (await rules(db)).marginFloor };
}

/** As a fraction. */
const share = (margin: number | null): number | null => (margin === null ? null : margin / 10_000);

export async function marginAnswer(services: QuoteServices, db: Db, record: QuoteRecord): Promise<QuoteMargin> {
  const { discount } = record.row;
  const terms = await marginTerms(services, db, record);
  const lines = costedLines(services, record);
  const low = new Set(belowFloor(lines, terms));
  const { released_by, release_reason } = record.row;
  return {
    floor: terms.floor / 10_000,
    margin: share(wholeMargin(lines, discount)),
    lines: lines.map((line) => {
      const least = leastPrice(line, terms);
      return {
        id: line.id,
        costPerOne: line.cost === null ? null : chfFromUnitPrice(line.cost),
        margin: share(marginOf(line, discount)),
        leastPrice: least === null ? null : chfFromUnitPrice(least),
        belowFloor: low.has(line.id),
        items: [...line.items],
      };
    }),
    release: isReleased(services, record) ? { who: released_by, reason: release_reason } : null,
  };
}

/** A release is valid only for the lines as they were when it was given. */
function isReleased({ links, now }: QuoteServices, record: QuoteRecord): boolean {
  return record.row.released_hash !== null && record.row.released_hash === contentHash(quoteForStaff(record, links, now()));
}

export async function refuseLowMargin(trx: Trx, services: QuoteServices, record: QuoteRecord): Promise<void> {
  const terms = await marginTerms(services, trx, record);
  const low = belowFloor(costedLines(services, record), terms);
  if (low.length === 0 || isReleased(services, record)) return;
  const names = record.positions.filter(({ id }) => low.includes(id)).map(({ name }) => name);
  throw refused('marginBelowFloor', { floor: terms.floor / 100, positions: names.join(', ') });
}
