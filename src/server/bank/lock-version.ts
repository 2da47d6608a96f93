/** Locks a bank file in the version that was read; a stale save is refused with both sides. */
import { notFound } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockImport } from './bank-store.ts';
import type { ImportRow } from './bank-store.ts';
import { importAnswerOf } from './import-answer.ts';

export async function lockVersion(trx: Trx, id: number, version: number): Promise<ImportRow> {
  const file = await lockImport(trx, id);
  if (!file) throw notFound();
  if (file.version === version) return file;
  const { rows: _rows, ...current } = await importAnswerOf(trx, id);
  throw await staleSave(trx, { kind: 'bankImport', id, version, current });
}
