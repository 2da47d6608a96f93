/** Reads one field again inside a frame that the user drew. The text replaces the value, unconfirmed; the first reading is kept, so it counts as corrected. */
import type { Artwork, ArtworkField, rereadArtworkField as endpoint } from '#contract/artwork.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { houseByKey } from '#domain/artwork/house.ts';
import type { PageText } from '#domain/artwork/paper-text.ts';
import { readFrame } from '#domain/artwork/read-frame.ts';
import { valueOf } from '#domain/artwork/ready.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { artworkAnswer, fieldsOf } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { findContent, storeArtwork } from './artwork-store.ts';
import { lockCase } from './lock-case.ts';

type Asked = ParsedOf<typeof endpoint>['body'];

export async function rereadField(services: ArtworkServices, id: number, asked: Asked, actor: Actor): Promise<Artwork> {
  const { db, now } = services;
  // Read before anything is locked: a document may take seconds.
  const pages = await pagesOf(services, id);
  await transaction(db, async (trx) => {
    const row = await lockCase(trx, id, asked.version);
    const fields = fieldsOf(row);
    const field = fields.find(({ key, work }) => key === asked.key && work === asked.work);
    if (field === undefined) throw refused('artworkFieldUnknown', { key: asked.key }, 'body.key');
    const year = valueOf(fields, 'invoiceDate').slice(0, 4) || null;
    const read = readFrame(pages, asked.box, asked.key, { house: houseByKey(row.house), year });
    if (read.text === '') throw refused('artworkFrameEmpty', {}, 'body.box');
    const { value, confidence, doubt, text } = read;
    if (value === null) throw refused('artworkFrameWrong', { key: asked.key, text: text.slice(0, 60) }, 'body.box');
    const next: ArtworkField = { ...field, value, confidence, doubt, box: asked.box, confirmed: false };
    await storeArtwork(trx, id, { fields: fields.map((each) => (each === field ? next : each)) });
    const write = { recordId: id, version: row.version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'artwork', write, [{ field: `fields.${asked.work}.${asked.key}`, before: null, after: 'drawn' }]);
  });
  return artworkAnswer(db, id);
}

async function pagesOf({ db, openInvoice }: ArtworkServices, id: number): Promise<readonly PageText[]> {
  const file = await findContent(db, id);
  if (file === null) throw notFound();
  const outcome = await openInvoice(file.content);
  if (!outcome.ok) throw refused(outcome.refusal.key, { ...outcome.refusal.params });
  return outcome.value.pages;
}
