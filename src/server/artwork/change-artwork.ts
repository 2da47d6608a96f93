/** Staff confirm and correct what was read, add or remove works, and make their choices. The history names the fields, not their contents. */
import type { Artwork, ArtworkField, changeArtwork as endpoint } from '#contract/artwork.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { fieldValue, workKeys } from '#domain/artwork/field.ts';
import { mostWorks } from '#domain/artwork/read-invoice.ts';
import { worksOf } from '#domain/artwork/ready.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { orderingCustomer } from '#server/order/ordering-customer.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { artworkAnswer, fieldsOf } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { deleteArtwork, storeArtwork } from './artwork-store.ts';
import { lockCase } from './lock-case.ts';
import { emptyFields } from './receive-invoice.ts';

type Change = ParsedOf<typeof endpoint>['body'];

export async function changeArtwork({ db, now }: ArtworkServices, id: number, change: Change, actor: Actor): Promise<Artwork> {
  await transaction(db, async (trx) => {
    const row = await lockCase(trx, id, change.version);
    const customerId = change.choice?.customerId ?? null;
    if (customerId !== null && (await orderingCustomer(trx, customerId)) === null)
      throw refused('quoteCustomerMissing', {}, 'body.choice.customerId');
    const before = fieldsOf(row);
    const fields = withWorks(written(before, change.fields), change);
    await storeArtwork(trx, id, { fields, ...(change.choice === undefined ? {} : { choice: change.choice }) });
    const write = { recordId: id, version: row.version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'artwork', write, differences(before, fields, change));
  });
  return artworkAnswer(db, id);
}

/** Converts values to their stored form; one that its field cannot hold is refused at its place in the request. */
function written(fields: readonly ArtworkField[], changes: Change['fields']): ArtworkField[] {
  const next = new Map(fields.map((field) => [`${field.work}.${field.key}`, field]));
  for (const [at, { key, work, value, confirmed }] of changes.entries()) {
    const field = next.get(`${work}.${key}`);
    if (field === undefined) throw refused('artworkFieldUnknown', { key }, `body.fields.${at}`);
    const kept = fieldValue(key, value);
    if (kept === null) throw refused('artworkFieldWrong', { key, value: value.slice(0, 60) }, `body.fields.${at}.value`);
    next.set(`${work}.${key}`, { ...field, value: kept, confirmed });
  }
  return [...next.values()];
}

function withWorks(fields: readonly ArtworkField[], { addWork, removeWork }: Change): ArtworkField[] {
  const works = worksOf(fields);
  if (removeWork !== undefined && !works.includes(removeWork)) throw refused('artworkFieldUnknown', { key: 'lot' }, 'body.removeWork');
  if (addWork && works.length >= mostWorks) throw refused('artworkTooManyWorks', { most: mostWorks }, 'body.addWork');
  const left = fields.filter(({ work }) => work !== removeWork);
  return addWork ? [...left, ...emptyFields(workKeys, Math.max(0, ...works) + 1)] : left;
}

function differences(
  before: readonly ArtworkField[],
  after: readonly ArtworkField[],
  { choice, addWork, removeWork }: Change,
): FieldDifference[] {
  const old = new Map(before.map((field) => [`${field.work}.${field.key}`, field]));
  const changed = after.filter((field) => {
    const was = old.get(`${field.work}.${field.key}`);
    return was !== undefined && (was.value !== field.value || was.confirmed !== field.confirmed);
  });
  return [
    ...changed.map(({ work, key, confirmed }) => ({ field: `fields.${work}.${key}`, before: null, after: confirmed })),
    ...(choice === undefined ? [] : [{ field: 'choice', before: null, after: null }]),
    ...(addWork ? [{ field: 'works', before: null, after: 'added' }] : []),
    ...(removeWork === undefined ? [] : [{ field: 'works', before: removeWork, after: null }]),
  ];
}

export async function discardArtwork({ db, now }: ArtworkServices, id: number, version: number, actor: Actor): Promise<void> {
  await transaction(db, async (trx) => {
    const row = await lockCase(trx, id, version);
    await deleteArtwork(trx, id);
    const write = { recordId: id, version: row.version, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'artwork', write, [{ field: 'discarded', before: null, after: null }]);
  });
}
