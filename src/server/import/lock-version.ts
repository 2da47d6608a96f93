/** Locks an import in the version that was read; a stale save is refused with both sides. */
import { notFound } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { fileAnswers } from './import-answer.ts';
import { lockImport } from './import-store.ts';
import type { StoredImport } from './import-store.ts';

export async function lockVersion(trx: Trx, { id, version }: { id: number; version: number }): Promise<StoredImport> {
  const file = await lockImport(trx, id);
  if (file === undefined) throw notFound();
  if (file.version === version) return file;
  const [current = { version: file.version }] = await fileAnswers(trx, [file]);
  throw await staleSave(trx, { kind: 'import', id, version, current });
}
