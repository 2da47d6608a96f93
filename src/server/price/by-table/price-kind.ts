/** Prices by table: one row is the price of an article for a customer, with its whole ladder; checked and written as at the price desk. */
import { numberKey } from '#domain/catalog/article-number.ts';
import { PriceValues } from '#contract/product-price.ts';
import { differingMembers, memberAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { Found, ImportKind, RecordState, RowWrite, WriteResult } from '#server/import/import-kind.ts';
import { checkedBy, unchanged } from '#server/import/row-result.ts';
import { pricesOf } from '../read-prices.ts';
import { removePrices, writePrices } from '../write-prices.ts';
import type { PriceRowWrite } from '../write-prices.ts';
import { allPriceIds, longestLadder, payersByText, priceNames, pricesAt, productsByNumber } from './by-table-store.ts';
import type { PricePlace } from './by-table-store.ts';
import { priceFields } from './price-fields.ts';

/** Number of pairs of quantity and price in a table, unless a ladder is longer. */
const usualSteps = 12;

export const priceKind: ImportKind = {
  key: 'price',
  ability: 'managePrices',
  fields: async (db) => priceFields(Math.max(usualSteps, await longestLadder(db))),
  find: findPrices,
  states: priceStates,
  write: async (trx, rows, by) => {
    const places = await placesOf(trx, rows);
    const before = await priceStates(
      trx,
      rows.flatMap(({ id }) => id ?? []),
    );
    const states = new Map(before.map(({ id, state }) => [id, state]));
    const asked = rows.map(
      (row, at): Asked | WriteResult => unchanged(row, states.get(row.id ?? 0)) ?? askedPrice(row, places[at] ?? null),
    );
    const answers = (
      await writePrices(
        trx,
        asked.filter((each) => 'of' in each),
        by,
      )
    ).values();
    return asked.map((each): WriteResult => {
      if (!('of' in each)) return each;
      const answer = answers.next().value;
      if (answer === undefined) throw new Error('a row without an answer');
      return answer.ok ? answer : { ok: false, problems: answer.problems.map((problem) => atColumn(problem, each.columns)) };
    });
  },
  remove: removePrices,
  // Without it the change would choose its source again from the fields it contains.
  back: (before, after) => ({ activeStrategy: memberAt(before, 'activeStrategy'), ...differingMembers(before, after) }),
  all: allPriceIds,
};

const articleOf = ({ keys }: Pick<ReadRow, 'keys'>): string => keys['articleNumber'] ?? '';
const payerOf = ({ keys }: Pick<ReadRow, 'keys'>): string => keys['customerNumber'] ?? '';

type Place = PricePlace | { problem: ReturnType<typeof refusal> };

async function placesOf(db: Db, rows: readonly Pick<ReadRow, 'keys'>[]): Promise<Place[]> {
  const products = await productsByNumber(db, rows.map(articleOf));
  const payers = await payersByText(db, rows.map(payerOf));
  return rows.map((row) => {
    const [number, payer] = [articleOf(row), payerOf(row)];
    if (number === '') return { problem: refusal('importKeyMissing', {}, 'articleNumber') };
    const productId = products.get(numberKey(number));
    if (productId === undefined) return { problem: refusal('importProductUnknown', { number: number.slice(0, 80) }, 'articleNumber') };
    const [customerId, other] = payers.get(payer) ?? [];
    if (customerId === undefined) return { problem: refusal('importCustomerUnknown', { number: payer.slice(0, 80) }, 'customerNumber') };
    if (other !== undefined) return { problem: refusal('importKeyAmbiguous', { number: payer.slice(0, 80) }, 'customerNumber') };
    return { productId, customerId };
  });
}

async function findPrices(db: Db, rows: readonly ReadRow[]): Promise<Map<number, Found>> {
  const places = await placesOf(db, rows);
  const ids = await pricesAt(
    db,
    places.flatMap((place) => ('problem' in place ? [] : [place])),
  );
  return new Map(
    rows.map((row, at): [number, Found] => {
      const place = places[at];
      if (place === undefined || 'problem' in place) return [row.line, { fault: place?.problem ?? refusal('importKeyMissing') }];
      const name = `${place.productId}/${place.customerId}`;
      return [
        row.line,
        { id: ids.get(name) ?? null, name, label: labelOf({ articleNumber: articleOf(row), customerNumber: payerOf(row) }) },
      ];
    }),
  );
}

const labelOf = ({ articleNumber, customerNumber }: { articleNumber: string; customerNumber: string }): string =>
  `${articleNumber}, ${customerNumber === '' ? 'alle' : customerNumber}`;

/** Maximum read by one statement. */
const atOnce = 5000;

async function priceStates(db: Db, ids: readonly number[]): Promise<RecordState[]> {
  const states: RecordState[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const block = ids.slice(from, from + atOnce);
    const names = await priceNames(db, block);
    for (const { id, version, unitOfSales, activeStrategy, marginPrice, excelPrice, fixPrice } of await pricesOf(db, { ids: block })) {
      const name = names.get(id) ?? { articleNumber: '', customerNumber: '' };
      const ladder = fixPrice.map(({ quantity, price }) => ({ quantity, price }));
      states.push({
        id,
        version,
        label: labelOf(name),
        state: { ...name, unitOfSales, activeStrategy, marginPrice, excelPrice, fixPrice: ladder },
      });
    }
  }
  return states;
}

interface Asked extends PriceRowWrite {
  columns: readonly string[];
}

function askedPrice({ id, version, changes }: RowWrite, place: Place | null): Asked | WriteResult {
  const { ladder, columns } = ladderOf(changes['fixPrice']);
  const checked = checkedBy(PriceValues, { ...changes, ...(ladder === undefined ? {} : { fixPrice: ladder }) });
  if ('problems' in checked) return { ok: false, problems: checked.problems.map((problem) => atColumn(problem, columns)) };
  if (id !== null) return { of: { id, version }, given: checked.value, columns };
  if (place === null || 'problem' in place) throw new Error('a new price without its place');
  return { of: place, given: checked.value, columns };
}

/** The non-empty pairs of a row, each with its pair of columns. On undo a ladder is given directly. */
function ladderOf(given: unknown): { ladder?: unknown; columns: string[] } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return given === undefined ? { columns: [] } : { ladder: given, columns: [] };
  const pairs = Object.entries(given).sort(([a], [b]) => Number(a) - Number(b));
  return { ladder: pairs.map(([, pair]: [string, unknown]) => pair), columns: pairs.map(([column]) => column) };
}

const atColumn = (problem: ReturnType<typeof refusal>, columns: readonly string[]) =>
  problem.field === undefined
    ? problem
    : { ...problem, field: problem.field.replace(/^fixPrice\.(\d+)/, (_, at: string) => `fixPrice.${columns[Number(at)] ?? at}`) };
