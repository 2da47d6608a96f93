/** Finds the customer of a row: by number, else by code, else by the contact person's e-mail. */
import { textAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { Found } from '#server/import/import-kind.ts';
import { customersByText } from './by-table-store.ts';

export async function findCustomers(db: Db, rows: readonly ReadRow[]): Promise<Map<number, Found>> {
  const given = rows.map(({ line, keys, changes }) => ({
    line,
    number: keys['formattedId'] ?? '',
    code: textAt(changes, 'companyInfo.code'),
    email: textAt(changes, 'contactPerson.email'),
  }));
  const ways = ['number', 'code', 'email'] as const;
  const known = await Promise.all(
    ways.map(
      async (way) =>
        [
          way,
          await customersByText(
            db,
            way,
            given.map((row) => row[way]),
          ),
        ] as const,
    ),
  );
  const found = Object.fromEntries(known) as Record<(typeof ways)[number], Map<string, number[]>>;
  return new Map(
    given.map((row): [number, Found] => {
      const way = ways.find((each) => row[each] !== '');
      if (way === undefined) return [row.line, { fault: refusal('importKeyMissing', {}, 'formattedId') }];
      const field = { number: 'formattedId', code: 'companyInfo.code', email: 'contactPerson.email' }[way];
      const [id, other] = found[way].get(row[way]) ?? [];
      const number = row[way].slice(0, 80);
      if (other !== undefined) return [row.line, { fault: refusal('importKeyAmbiguous', { number }, field) }];
      if (id === undefined && way === 'number') return [row.line, { fault: refusal('importCustomerUnknown', { number }, field) }];
      return [row.line, { id: id ?? null, name: id === undefined ? `${way} ${row[way].toLowerCase()}` : `#${id}`, label: row[way] }];
    }),
  );
}
