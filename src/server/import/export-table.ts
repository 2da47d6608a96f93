/** All records of a kind, as a table that can be imported again. */
import { setImmediate as breathe } from 'node:timers/promises';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import type { ImportField } from '#domain/import/field.ts';
import { memberAt } from '#domain/import/path.ts';
import type { Db } from '#server/db/pool.ts';
import type { ImportKind } from './import-kind.ts';

const atOnce = 500;

/** The headings first. Yields to other requests between blocks. */
export async function* exportedRows(db: Db, kind: ImportKind): AsyncGenerator<CsvCell[]> {
  const fields = await kind.fields(db);
  yield fields.map(({ label }) => label);
  const ids = await kind.all(db);
  for (let from = 0; from < ids.length; from += atOnce) {
    const block = ids.slice(from, from + atOnce);
    const states = new Map((await kind.states(db, block)).map((record) => [record.id, record.state]));
    for (const id of block) {
      const state = states.get(id);
      if (state !== undefined) yield cellsOf(fields, state);
    }
    await breathe();
  }
}

const cellsOf = (fields: readonly ImportField[], state: object): CsvCell[] => fields.map(({ path, write }) => write(memberAt(state, path)));

export async function csvOf(rows: AsyncIterable<readonly CsvCell[]>): Promise<string> {
  return csvText(await Array.fromAsync(rows));
}
