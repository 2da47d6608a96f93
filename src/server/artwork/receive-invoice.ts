/** Adds an invoice to the desk: read in a separate thread, stored with the values that were read. The same file again is the same case. */
import { createHash } from 'node:crypto';
import { ArtworkChoice } from '#contract/artwork.ts';
import type { Artwork, ArtworkField } from '#contract/artwork.ts';
import type { Actor } from '#domain/access/permission.ts';
import { headKeys, workKeys } from '#domain/artwork/field.ts';
import type { FieldKey } from '#domain/artwork/field.ts';
import { readInvoice } from '#domain/artwork/read-invoice.ts';
import { worksOf } from '#domain/artwork/ready.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import type { UploadedFile } from '#server/call/uploaded-file.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { artworkAnswer } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { findArtworkByHash, insertArtwork } from './artwork-store.ts';

export async function receiveInvoice(services: ArtworkServices, { name, bytes }: UploadedFile, actor: Actor): Promise<Artwork> {
  const { db } = services;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await findArtworkByHash(db, hash);
  return artworkAnswer(db, known ?? (await storeInvoice(services, { name, bytes, hash }, actor)));
}

async function storeInvoice(
  { db, now, openInvoice }: ArtworkServices,
  file: UploadedFile & { hash: string },
  actor: Actor,
): Promise<number> {
  const opened = await openInvoice(file.bytes);
  if (!opened.ok) throw refused(opened.refusal.key, { ...opened.refusal.params }, 'body.file');
  const { pages } = opened.value;
  const { house, fields: read } = readInvoice(pages);
  const fields = read.map((field) => ({ ...field, readValue: field.value, confirmed: false }));
  const [at, who] = [new Date(now()), actorName(actor)];
  return transaction(db, async (trx) => {
    const readable = read.length > 0;
    const id = await insertArtwork(trx, {
      name: file.name,
      hash: file.hash,
      content: file.bytes,
      house: house?.key ?? null,
      readable,
      fields: withOneWork(readable ? fields : emptyFields(headKeys, 0)),
      choice: ArtworkChoice.parse({}),
      pages,
      at,
      who,
    });
    // The same file was uploaded concurrently: that case is kept.
    if (id === null) return (await findArtworkByHash(trx, file.hash)) ?? 0;
    await addHistory(trx, 'artwork', { recordId: id, version: 1, at, who }, [{ field: 'created', before: null, after: null }]);
    return id;
  });
}

/** One empty work as a starting point if no lot was found. */
function withOneWork(fields: readonly ArtworkField[]): ArtworkField[] {
  return worksOf(fields).length > 0 ? [...fields] : [...fields, ...emptyFields(workKeys, 1)];
}

export function emptyFields(keys: readonly FieldKey[], work: number): ArtworkField[] {
  return keys.map((key) => ({ key, work, value: '', readValue: '', confidence: 0, doubt: null, box: null, confirmed: false }));
}
