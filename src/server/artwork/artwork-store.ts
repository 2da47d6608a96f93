/** SQL of the invoices on the desk, with their pages. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ArtworkChoice, ArtworkField } from '#contract/artwork.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';

const columns = [
  'artwork.id',
  'artwork.version',
  'artwork.file_name',
  'artwork.house',
  'artwork.readable',
  'artwork.fields',
  'artwork.choice',
  'artwork.quote_id',
  'artwork.created_at',
  'artwork.who',
  'quote.formatted_id',
] as const;

export type ArtworkRow = Pick<
  Selectable<Tables['artwork']>,
  'id' | 'version' | 'file_name' | 'house' | 'readable' | 'fields' | 'choice' | 'quote_id' | 'created_at' | 'who'
> & { formatted_id: string | null };

export interface NewArtwork {
  name: string;
  hash: string;
  content: Buffer;
  house: string | null;
  readable: boolean;
  fields: readonly ArtworkField[];
  choice: ArtworkChoice;
  pages: readonly { number: number; picture: Buffer }[];
  at: Date;
  who: string;
}

/** Null: the same file is already on the desk. */
export async function insertArtwork(
  trx: Trx,
  { name, hash, content, house, readable, fields, choice, pages, at, who }: NewArtwork,
): Promise<number | null> {
  const row = await trx
    .insertInto('artwork')
    .values({
      file_name: name,
      file_hash: hash,
      content,
      house,
      readable,
      fields: JSON.stringify(fields),
      choice: JSON.stringify(choice),
      quote_id: null,
      created_at: at,
      who,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const pictures = pages.map(({ number, picture }) => ({ artwork_id: row.id, number, picture }));
  if (pictures.length > 0) await trx.insertInto('artwork_page').values(pictures).execute();
  return row.id;
}

export async function findArtworkByHash(db: Db, hash: string): Promise<number | null> {
  return (await db.selectFrom('artwork').select('id').where('file_hash', '=', hash).executeTakeFirst())?.id ?? null;
}

const withQuote = (db: Db) => db.selectFrom('artwork').leftJoin('quote', 'quote.id', 'artwork.quote_id').select(columns);

export async function findArtwork(db: Db, id: number): Promise<ArtworkRow | null> {
  return (await withQuote(db).where('artwork.id', '=', id).executeTakeFirst()) ?? null;
}

/** Of the order that its quote became. */
export async function findArtworkOfOrder(db: Db, orderId: number): Promise<ArtworkRow | null> {
  return (await withQuote(db).where('quote.order_id', '=', orderId).executeTakeFirst()) ?? null;
}

export async function findArtworkOfQuote(db: Db, quoteId: number): Promise<ArtworkRow | null> {
  return (await withQuote(db).where('artwork.quote_id', '=', quoteId).executeTakeFirst()) ?? null;
}

export async function lockArtwork(trx: Trx, id: number): Promise<ArtworkRow | null> {
  await trx.selectFrom('artwork').select('id').where('id', '=', id).forUpdate().execute();
  return findArtwork(trx, id);
}

export async function storeArtwork(
  trx: Trx,
  id: number,
  { fields, choice, quoteId }: { fields?: readonly ArtworkField[]; choice?: ArtworkChoice; quoteId?: number },
): Promise<void> {
  await trx
    .updateTable('artwork')
    .set((set) => ({
      version: set('version', '+', 1),
      ...(fields === undefined ? {} : { fields: JSON.stringify(fields) }),
      ...(choice === undefined ? {} : { choice: JSON.stringify(choice) }),
      ...(quoteId === undefined ? {} : { quote_id: quoteId }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteArtwork(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('artwork').where('id', '=', id).execute();
}

export async function pageOfArtworks(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ArtworkRow[]; total: number }> {
  const { total } = await db
    .selectFrom('artwork')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withQuote(db)
    .orderBy('artwork.created_at', 'desc')
    .orderBy('artwork.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
}

export async function findPicture(db: Db, id: number, number: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('artwork_page')
    .select('picture')
    .where('artwork_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.picture ?? null;
}

export async function countPages(db: Db, id: number): Promise<number> {
  const { pages } = await db
    .selectFrom('artwork_page')
    .select(({ fn }) => fn.countAll<number>().as('pages'))
    .where('artwork_id', '=', id)
    .executeTakeFirstOrThrow();
  return pages;
}

export async function findContent(db: Db, id: number): Promise<{ name: string; content: Buffer } | null> {
  const row = await db.selectFrom('artwork').select(['file_name', 'content']).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { name: row.file_name, content: row.content };
}

export interface KeyExperience {
  key: string;
  confirmed: number;
  right: number;
}

/** Per field, over all invoices of a house: how often its value was confirmed, and how often unchanged. */
export async function experienceOf(db: Db, house: string): Promise<{ invoices: number; keys: KeyExperience[] }> {
  const { rows } = await sql<KeyExperience>`
    select f ->> 'key' as key, count(*) as confirmed, count(*) filter (where f ->> 'value' = f ->> 'readValue') as right
    from artwork, jsonb_array_elements(fields) f
    where house = ${house} and (f ->> 'confirmed')::boolean and f ->> 'value' <> ''
    group by 1 order by 1`.execute(db);
  const { invoices } = await db
    .selectFrom('artwork')
    .select(({ fn }) => fn.countAll<number>().as('invoices'))
    .where('house', '=', house)
    .executeTakeFirstOrThrow();
  return { invoices, keys: rows };
}
