/**
 * Restores the former state of every record of an applied table, and removes those it made. If one of them was changed since, all remain as they are;
 * imports that were undone since changed nothing.
 */
import type { ImportDesk } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deskAnswer, reachedImport } from './import-answer.ts';
import { doneRows, storeUndone, undoneSteps } from './import-row-store.ts';
import type { AppliedRow } from './import-row-store.ts';
import { holderOf } from './import-kind.ts';
import type { ImportKind, WriteResult } from './import-kind.ts';
import { readied } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { updateImport } from './import-store.ts';
import { lockVersion } from './lock-version.ts';

export async function undoImport(services: ImportServices, wish: { id: number; version: number }, actor: Actor): Promise<ImportDesk> {
  const { db, catalog, now } = services;
  const kind = await readied((await reachedImport(services, wish.id, actor)).kind);
  const [at, who] = [new Date(now()), actorName(actor)];
  await changeCatalog(db, catalog, async (trx, changed) => {
    const file = await lockVersion(trx, wish);
    if (file.state !== 'APPLIED') throw refused('importNotApplied');
    const by = { at, who, actor, changed, isDry: false };
    const rows = await unmovedRows(trx, kind, await doneRows(trx, wish.id));
    const made = rows.filter(({ back }) => back === null);
    const kept = rows.flatMap(({ back, ...row }) =>
      back === null ? [] : [{ ...row, keys: {}, changes: back as Record<string, unknown> }],
    );
    refuseChanged(kept, await kind.write(trx, kept, by));
    refuseChanged(made, await kind.remove(trx, made, by));
    const left = await kind.states(
      trx,
      kept.map(({ id }) => id),
    );
    await storeUndone(
      trx,
      wish.id,
      left.map((record) => ({ holder: holderOf(kind, record), version: record.version })),
    );
    await updateImport(trx, wish.id, { state: 'UNDONE', undone_at: at, undone_by: who });
    await addHistory(trx, 'import', { recordId: wish.id, version: wish.version + 1, at, who }, [
      { field: 'undone', before: String(rows.length), after: null },
    ]);
  });
  return deskAnswer(services, wish.id, actor);
}

/** In their present versions. Checked before the first write: the writes may raise the version of a record shared by several rows. */
async function unmovedRows(trx: Trx, kind: ImportKind, rows: readonly AppliedRow[]): Promise<AppliedRow[]> {
  const states = await kind.states(
    trx,
    rows.map(({ id }) => id),
  );
  const versions = new Map(states.map(({ id, version }) => [id, version]));
  const steps = await undoneSteps(
    trx,
    rows.flatMap(({ holder }) => holder ?? []),
  );
  const standing = ({ holder, version }: AppliedRow): number => {
    const of = steps.get(holder ?? '');
    let stands = version;
    for (let next = of?.get(stands); next !== undefined; next = of?.get(stands)) stands = next;
    return stands;
  };
  const unmoved = rows.map((row) => ({ ...row, version: standing(row) }));
  refuseChanged(
    unmoved,
    unmoved.map(({ id, version }) => (versions.get(id) === version ? { ok: true, id, version } : { ok: false, problems: [] })),
  );
  return unmoved;
}

function refuseChanged(rows: readonly Pick<AppliedRow, 'label'>[], results: readonly WriteResult[]): void {
  const changed = rows.filter((_, at) => results[at]?.ok !== true).map(({ label }) => label);
  if (changed.length > 0) throw conflict('importRecordChanged', { name: changed.slice(0, 3).join(', '), count: changed.length });
}
