/** Stores all faultless rows in one transaction: exactly the rows shown, against the versions shown; otherwise nothing is stored. */
import type { ImportDesk } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { readRows } from '#domain/import/read-rows.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { addHistory } from '#server/record/record-history.ts';
import { deskAnswer, reachedImport } from './import-answer.ts';
import { dropHead } from './import-head-store.ts';
import { rowsToApply, storeDone } from './import-row-store.ts';
import type { DoneRow } from './import-row-store.ts';
import { holderOf } from './import-kind.ts';
import { storeSteps } from './import-step-store.ts';
import { readied } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { updateImport } from './import-store.ts';
import { foundRows } from './judge-rows.ts';
import { lockVersion } from './lock-version.ts';

interface Wish {
  id: number;
  version: number;
  /** Number of rows shown. */
  rows: number;
}

export async function applyImport(services: ImportServices, wish: Wish, actor: Actor): Promise<ImportDesk> {
  const { db, catalog, now } = services;
  const reached = await reachedImport(services, wish.id, actor);
  const fields = await reached.kind.fields(db);
  const { headings, mapping, clear_empty: clearEmpty } = reached.file;
  const foreseen = readRows({ headings, rows: await rowsToApply(db, wish.id) }, { fields, mapping, clearEmpty });
  const kind = await readied(reached.kind, foreseen, actor);
  const [at, who] = [new Date(now()), actorName(actor)];
  await changeCatalog(db, catalog, async (trx, changed) => {
    const file = await lockVersion(trx, wish);
    if (file.state !== 'DRY') throw refused('importNotDry');
    const shown = await rowsToApply(trx, wish.id);
    if (shown.length === 0) throw refused('importNothing');
    const table = { headings: file.headings, rows: shown };
    const found = async () => foundRows(trx, kind, table, { fields, mapping: file.mapping, clearEmpty: file.clear_empty });
    if (kind.lock !== undefined)
      await kind.lock(
        trx,
        (await found()).flatMap(({ held }) => held?.holder ?? []),
      );
    const rows = await found();
    const isAsShown = rows.every(
      ({ id, version, faults }, place) => faults.length === 0 && id === shown[place]?.recordId && version === shown[place]?.recordVersion,
    );
    if (shown.length !== wish.rows || !isAsShown) throw conflict('importRowsChanged');
    const statesOf = async (ids: readonly number[]) => new Map((await kind.states(trx, ids)).map((record) => [record.id, record]));
    const before = await statesOf(rows.flatMap(({ id }) => id ?? []));
    const results = await kind.write(trx, rows, { at, who, actor, changed, isDry: false });
    const after = await statesOf(results.flatMap((result) => (result.ok ? result.id : [])));
    const done = results.map((result, place): DoneRow => {
      const row = rows[place];
      // One refused row means storing none: all were checked before, so something has changed since.
      if (!result.ok || row === undefined) throw conflict('importRowsChanged');
      const [old, now] = [before.get(row.id ?? 0), after.get(result.id)];
      const back = old === undefined || now === undefined ? null : kind.back(old.state, now.state);
      return { line: row.line, id: result.id, version: result.version, holder: now === undefined ? null : holderOf(kind, now), back };
    });
    await storeDone(trx, wish.id, done);
    await storeSteps(
      trx,
      wish.id,
      rows.flatMap(({ held }) => held ?? []),
      [...after.values()].map((record) => ({ holder: holderOf(kind, record), version: record.version })),
    );
    await dropHead(trx, wish.id);
    await updateImport(trx, wish.id, { state: 'APPLIED', applied_at: at, applied_by: who });
    await addHistory(trx, 'import', { recordId: wish.id, version: wish.version + 1, at, who }, [
      { field: 'applied', before: null, after: String(done.length) },
    ]);
  });
  return deskAnswer(services, wish.id, actor);
}
