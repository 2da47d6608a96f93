/** Locks a case for a change: it must have the version that was read and must not be quoted yet. */
import { conflict, notFound } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { artworkAnswer } from './artwork-answer.ts';
import { lockArtwork } from './artwork-store.ts';
import type { ArtworkRow } from './artwork-store.ts';

export async function lockCase(trx: Trx, id: number, version: number): Promise<ArtworkRow> {
  const row = await lockArtwork(trx, id);
  if (row === null) throw notFound();
  if (row.version !== version) throw await staleSave(trx, { kind: 'artwork', id, version, current: await artworkAnswer(trx, id) });
  if (row.quote_id !== null) throw conflict('artworkQuoted');
  return row;
}
