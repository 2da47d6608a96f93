/** An invoice of the desk in the form of the wire. */
import { z } from 'zod';
import { ArtworkChoice, ArtworkField } from '#contract/artwork.ts';
import type { Artwork, ArtworkCustomer, ArtworkSummary } from '#contract/artwork.ts';
import { buyerAddress } from '#domain/artwork/buyer-address.ts';
import { houseByKey } from '#domain/artwork/house.ts';
import { valueOf, worksOf } from '#domain/artwork/ready.ts';
import { fieldKeys } from '#domain/artwork/field.ts';
import type { Db } from '#server/db/pool.ts';
import { countPages, experienceOf, findArtwork } from './artwork-store.ts';
import type { ArtworkRow } from './artwork-store.ts';
import { likelyBuyers } from './buyer-store.ts';
import { notFound } from '#server/call/refusal.ts';

const Fields = z.array(ArtworkField);

export const fieldsOf = (row: Pick<ArtworkRow, 'fields'>): ArtworkField[] => Fields.parse(row.fields);
export const choiceOf = (row: Pick<ArtworkRow, 'choice'>): ArtworkChoice => ArtworkChoice.parse(row.choice);

function stateOf({ quote_id, readable }: ArtworkRow): Artwork['state'] {
  if (quote_id !== null) return 'QUOTED';
  return readable ? 'READ' : 'MANUAL';
}

/** The part shown in the list and above the case. */
function headOf(row: ArtworkRow) {
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row),
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    who: row.who,
    quote: row.quote_id === null || row.formatted_id === null ? null : { id: row.quote_id, formattedId: row.formatted_id },
  };
}

export async function artworkAnswer(db: Db, id: number): Promise<Artwork> {
  const row = await findArtwork(db, id);
  if (row === null) throw notFound();
  const fields = fieldsOf(row);
  return {
    ...headOf(row),
    invoiceData: { house: houseByKey(row.house)?.name ?? null, pages: await countPages(db, id), fields },
    experience: row.house === null ? null : await experience(db, row.house),
    existingCustomers: await customersLike(db, fields),
    choice: choiceOf(row),
  };
}

async function experience(db: Db, house: string): Promise<Artwork['experience']> {
  const { invoices, keys } = await experienceOf(db, house);
  const [confirmed, right] = [keys.reduce((sum, each) => sum + each.confirmed, 0), keys.reduce((sum, each) => sum + each.right, 0)];
  const corrected = keys.filter((each) => each.right < each.confirmed).map(({ key }) => key);
  return {
    invoices,
    rightShare: confirmed === 0 ? null : right / confirmed,
    corrected: fieldKeys.filter((key) => corrected.includes(key)),
  };
}

async function customersLike(db: Db, fields: readonly ArtworkField[]): Promise<ArtworkCustomer[]> {
  return (await likelyBuyers(db, buyerAddress(fields))).map(({ sameName, sameAddress, ...customer }) => ({
    ...customer,
    why: [...(sameName ? (['name'] as const) : []), ...(sameAddress ? (['address'] as const) : [])],
  }));
}

export function artworkSummary(row: ArtworkRow): ArtworkSummary {
  const fields = fieldsOf(row);
  const filled = fields.filter(({ value }) => value !== '');
  return {
    ...headOf(row),
    house: houseByKey(row.house)?.name ?? null,
    buyer: valueOf(fields, 'buyer'),
    works: worksOf(fields).length,
    confirmed: filled.filter(({ confirmed }) => confirmed).length,
    filled: filled.length,
  };
}
