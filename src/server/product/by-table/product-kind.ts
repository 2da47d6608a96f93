/** Products by table: changed as one block by the rules of their desk, new ones created as at that desk. */
import { numberKey } from '#domain/catalog/article-number.ts';
import { ProductChanges } from '#contract/product-record.ts';
import { differingMembers, memberAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { changeProducts } from '../change-products.ts';
import type { ProductRow } from '../change-products.ts';
import { holdersOf } from '../product-record-store.ts';
import type { Found, ImportKind, RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { beginProducts } from './begin-products.ts';
import { allProducts } from './by-table-store.ts';
import { isOneWord, productStates } from './product-state.ts';
import { productFields } from './product-fields.ts';
import { removeProducts } from './remove-products.ts';
import { checkedBy, problemOf } from '#server/import/row-result.ts';

export function productKind(catalog: Catalog): ImportKind {
  return {
    key: 'product',
    ability: 'manageProducts',
    fields: async () => productFields(catalog.now()),
    find: async (db, rows) => {
      const ids = await holdersOf(db, rows.map(numberOf));
      return new Map(rows.map((row): [number, Found] => [row.line, foundOf(numberOf(row), ids)]));
    },
    states: productStates,
    write: async (trx, rows, by) => writeProducts(trx, rows, { by, catalog }),
    remove: removeProducts,
    // A preset is a single value: undoing replaces all of it, including parameters of another type's model.
    back: (before, after) => {
      const back = differingMembers(before, after);
      return 'preset' in back ? { ...back, preset: memberAt(before, 'preset') } : back;
    },
    all: allProducts,
  };
}

const numberOf = ({ keys }: Pick<ReadRow, 'keys'>): string => keys['articleNumber'] ?? '';

function foundOf(number: string, ids: ReadonlyMap<string, number>): Found {
  if (number === '') return { fault: refusal('importKeyMissing', {}, 'articleNumber') };
  const name = numberKey(number);
  return { id: ids.get(name) ?? null, name, label: number };
}

async function writeProducts(
  trx: Trx,
  rows: readonly RowWrite[],
  { by, catalog }: { by: WriteBy; catalog: Catalog },
): Promise<WriteResult[]> {
  const begun = await beginProducts(trx, rows, by);
  const before = await productStates(
    trx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const states = new Map(before.map(({ id, state }) => [id, state]));
  const asked = rows.map(({ changes }, at): ProductRow | WriteResult => {
    const start = begun[at];
    if (start?.ok !== true) return start ?? { ok: false, problems: [] };
    return checkedRow(start, oneWordForAll(changes, states.get(start.id) ?? {}));
  });
  const write = { at: by.at, who: by.who, snapshot: catalog.now(), changed: by.changed };
  const answers = (
    await changeProducts(
      trx,
      asked.filter((each) => 'changes' in each),
      write,
    )
  ).values();
  return asked.map((each): WriteResult => {
    if (!('changes' in each)) return each;
    const answer = answers.next().value;
    if (answer === undefined) throw new Error('a row without an answer');
    return answer.ok ? answer : { ok: false, problems: answer.errors.map(problemOf) };
  });
}

function checkedRow({ id, version }: { id: number; version: number }, changes: object): ProductRow | WriteResult {
  const checked = checkedBy(ProductChanges, changes);
  return 'value' in checked ? { id, version, changes: checked.value } : { ok: false, problems: checked.problems };
}

/** A text that is the same in all languages stays so if only the German one is given. */
function oneWordForAll(changes: RowWrite['changes'], state: object): object {
  const { values } = changes;
  if (typeof values !== 'object' || values === null) return changes;
  const words = Object.entries(values).map(([id, given]: [string, unknown]) => {
    const onlyGerman = typeof given === 'object' && given !== null && Object.keys(given).join(',') === 'de';
    return [id, onlyGerman && isOneWord(memberAt(state, `values.${id}`)) ? memberAt(given, 'de') : given];
  });
  return { ...changes, values: Object.fromEntries(words) as object };
}
