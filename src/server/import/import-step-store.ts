/** SQL of what imports did to versions: by which steps a holder came from one version to another. */
import { sql } from 'kysely';
import type { ImportKindKey } from '#contract/import.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Held } from './import-kind.ts';

/** Of holders that an import, or its undoing, left in another version than it found them. */
export async function storeSteps(trx: Trx, importId: number, before: readonly Held[], after: readonly Held[]): Promise<void> {
  const left = new Map(after.map(({ holder, version }) => [holder, version]));
  const found = new Map(before.map(({ holder, version }) => [holder, version]));
  const steps = [...found].flatMap(([holder, from]) => {
    const to = left.get(holder) ?? from;
    return to > from ? [{ holder, from, to }] : [];
  });
  await sql`
    insert into import_step (import_id, holder, from_version, to_version)
    select ${importId}, s.holder, s."from", s."to" from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s(holder text, "from" integer, "to" integer)`.execute(
    trx,
  );
}

export interface Step {
  to: number;
  /** The import was undone: nothing of it is left. */
  isUndone: boolean;
  /** Records of the asked kind that it made or changed. */
  touched: readonly number[];
}

/** By holder and the version that a step began with. */
export async function stepsOf(db: Db, kind: ImportKindKey, holders: readonly string[]): Promise<Map<string, Map<number, Step>>> {
  const { rows } = await sql<{ holder: string; from: number } & Step>`
    select s.holder, s.from_version as "from", s.to_version as "to", f.state = 'UNDONE' as "isUndone",
      case when f.kind <> ${kind} or f.state = 'UNDONE' then '{}'
        else array(select r.done_id from import_row r where r.holder = s.holder and r.import_id = s.import_id and r.done_id is not null) end as touched
    from import_step s join import_file f on f.id = s.import_id
    where s.holder = any(${[...new Set(holders)]}::text[])`.execute(db);
  const byHolder = Map.groupBy(rows, ({ holder }) => holder);
  return new Map([...byHolder].map(([holder, steps]) => [holder, new Map(steps.map((step) => [step.from, step]))]));
}
