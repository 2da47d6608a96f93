/**
 * Restores the former state of every record of an applied table, and removes those it made. If one of them was changed since, all remain as they are;
 * imports of other records beside it changed nothing of it, nor did those that were undone since.
 */
import type { ImportDesk } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deskAnswer, reachedImport } from './import-answer.ts';
import { doneRows } from './import-row-store.ts';
import type { AppliedRow } from './import-row-store.ts';
import { holderOf, holdsItself } from './import-kind.ts';
import type { ImportKind, WriteResult } from './import-kind.ts';
import { readied } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { stepsOf, storeSteps } from './import-step-store.ts';
import type { Step } from './import-step-store.ts';
import { updateImport } from './import-store.ts';
import { lockVersion } from './lock-version.ts';

export async function undoImport(services: ImportServices, wish: { id: number; version: number }, actor: Actor): Promise<ImportDesk> {
  const { db, catalog, now } = services;
  const kind = await readied((await reachedImport(services, wish.id, actor)).kind, [], actor);
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
    const removed = await kind.remove(trx, made, by);
    refuseChanged(made, removed);
    const left = await kind.states(
      trx,
      kept.map(({ id }) => id),
    );
    const beside = made.map(({ holder }, at) => ({ holder, result: removed[at] }));
    await storeSteps(
      trx,
      wish.id,
      rows.flatMap(({ holder, version }) => (holder === null ? [] : { holder, version })),
      [
        ...left.map((record) => ({ holder: holderOf(kind, record), version: record.version })),
        ...beside.flatMap(({ holder, result }) => (holder === null || result?.ok !== true ? [] : { holder, version: result.version })),
      ],
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
  await kind.lock?.(
    trx,
    rows.flatMap(({ holder }) => holder ?? []),
  );
  const states = await kind.states(
    trx,
    rows.map(({ id }) => id),
  );
  const present = new Map(states.map((record) => [record.id, { holder: holderOf(kind, record), version: record.version }]));
  const steps = await stepsOf(
    trx,
    kind.key,
    rows.flatMap(({ holder }) => holder ?? []),
  );
  const unmoved = rows.map((row) => ({ ...row, version: standingVersion(kind, row, steps.get(row.holder ?? '')) }));
  refuseChanged(
    unmoved,
    unmoved.map(({ id, holder, version }) => {
      const now = present.get(id);
      const stands = now?.version === version && (holder === null || holder === now.holder);
      return stands ? { ok: true, id, version } : { ok: false, problems: [] };
    }),
  );
  return unmoved;
}

/** The latest version in which the record is as its import left it. Removing what carries a version removes everything beside it, so that must be untouched as well. */
function standingVersion(kind: ImportKind, row: AppliedRow, steps: ReadonlyMap<number, Step> | undefined): number {
  const goesAsWhole = row.back === null && holdsItself(kind, row);
  const leavesIt = ({ isUndone, touched }: Step): boolean => isUndone || !(goesAsWhole || touched.includes(row.id));
  let stands = row.version;
  for (let step = steps?.get(stands); step !== undefined && leavesIt(step); step = steps?.get(stands)) stands = step.to;
  return stands;
}

function refuseChanged(rows: readonly Pick<AppliedRow, 'label'>[], results: readonly WriteResult[]): void {
  const changed = rows.filter((_, at) => results[at]?.ok !== true).map(({ label }) => label);
  if (changed.length > 0) throw conflict('importRecordChanged', { name: changed.slice(0, 3).join(', '), count: changed.length });
}
