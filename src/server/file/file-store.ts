/** SQL of the library's index: reading. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FileType } from '#domain/file/file-type.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { escapedPattern } from '#server/db/list-query.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface FileRow {
  id: number;
  version: number;
  directory: string;
  name: string;
  stem: string;
  mimeType: FileType;
  size: number;
  sha256: string | null;
  width: number | null;
  height: number | null;
  sheets: number | null;
  texts: LocalizedText;
  createdAt: Date;
  changedAt: Date;
  who: string;
  missing: boolean;
}

const columns = sql`m.id, m.version, m.local_file_path as directory, m.file_name as name, m.name as stem, m.content_type as "mimeType",
  coalesce(m.size, octet_length(m.content)) as size, m.sha256, m.width, m.height, m.sheets, m.texts, m.created_at as "createdAt",
  m.changed_at as "changedAt", m.who, m.missing`;

/** Everything that refers to a file, or shows it as one of its pictures. */
const uses = sql`(
  select i.media_id, 'product' as kind, p.id::text as id, p.article_number || ' ' || (p.name->>'de') as name
    from product_picture i join product p on p.id = i.product_id and p.deleted_at is null where i.shown
  union all
  select m.id, 'category', c.id::text, c.name->>'de' from media m join category c
    on c.image_file_name in (m.local_file_path || '/' || m.name, m.local_file_path || '/' || m.file_name, '/api/media' || m.local_file_path || '/' || replace(m.name, ' ', '_') || '.png')
  union all
  select m.id, 'productType', t.id::text, t.name from media m join product_type t on t.excel_file_path = m.local_file_path || '/' || m.file_name
  union all
  select distinct m.id, 'content', c.slug, c.slug from media m join content_page c
    on strpos(c.blocks::text, '/api/media' || m.local_file_path || '/' || replace(m.name, ' ', '_') || '.png') > 0
    where c.blocks::text like '%/api/media/%'
  union all
  select m.id, 'product', p.id::text, p.article_number || ' ' || (p.name->>'de') from product_attribute_value v
    join product p on p.id = v.product_id and p.deleted_at is null
    join media m on v.value = '/api/media' || m.local_file_path || '/' || replace(m.name, ' ', '_') || '.png'
    where v.value like '/api/media/%'
)`;

export interface FileFilter {
  directory: string;
  /** Whole types, or prefixes ending with a slash. */
  types: readonly string[];
  /** '' does not search. */
  search: string;
  unused: boolean;
  limit: number;
  offset: number;
}

/** Only files of the folder itself, unless there is a search or unused files are wanted; for the root, files of all folders. */
function conditions({ directory, types, search, unused }: FileFilter): RawBuilder<unknown> {
  const deep = directory === '' || search !== '' || unused;
  const below = `${escapedPattern(directory)}/%`;
  const pattern = `%${escapedPattern(search)}%`;
  const parts = [
    deep ? sql`(m.local_file_path = ${directory} or m.local_file_path like ${below})` : sql`m.local_file_path = ${directory}`,
    types.length === 0
      ? sql`true`
      : sql`(${sql.join(
          types.map((type) => (type.endsWith('/') ? sql`starts_with(m.content_type, ${type})` : sql`m.content_type = ${type}`)),
          sql` or `,
        )})`,
    search === ''
      ? sql`true`
      : sql`(m.file_name ilike ${pattern} or m.texts::text ilike ${pattern} or exists (select from product p
          where p.local_file_path = m.local_file_path and p.deleted_at is null and p.article_number ilike ${pattern}))`,
    unused ? sql`not exists (select from ${uses} u where u.media_id = m.id)` : sql`true`,
  ];
  return sql.join(parts, sql` and `);
}

export async function listFiles(db: Db, filter: FileFilter): Promise<{ rows: FileRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<FileRow>`select ${columns} from media m where ${where}
    order by lower(m.file_name), m.id limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from media m where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface UseRow {
  mediaId: number;
  kind: 'product' | 'category' | 'productType' | 'content';
  id: string;
  name: string;
}

/** Uses of these files, ordered by kind. */
export async function usesOf(db: Db, ids: readonly number[]): Promise<UseRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UseRow>`select distinct u.media_id as "mediaId", u.kind, u.id, u.name from ${uses} u
    where u.media_id = any(${ids}) order by u.kind desc, u.name limit 2000`.execute(db);
  return rows;
}

export interface FileTotals {
  files: number;
  bytes: number;
  unused: number;
}

export async function fileTotals(db: Db): Promise<FileTotals> {
  const { rows } = await sql<FileTotals>`select count(*)::integer as files,
    coalesce(sum(coalesce(m.size, octet_length(m.content))), 0)::float8 as bytes,
    (count(*) filter (where not exists (select from ${uses} u where u.media_id = m.id)))::integer as unused from media m`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0, unused: 0 };
}

/** Each with the number of files directly in it; empty ones too. */
export async function folderCounts(db: Db): Promise<{ path: string; files: number }[]> {
  const { rows } = await sql<{ path: string; files: number }>`select path, sum(files)::integer as files from (
    select local_file_path as path, count(*) as files from media group by local_file_path
    union all select path, 0 from media_folder) folder group by path`.execute(db);
  return rows;
}

/** Locks the file's row. Null: no such file. */
export async function lockFile(trx: Trx, id: number): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`select ${columns} from media m where m.id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function findFiles(db: Db, ids: readonly number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select ${columns} from media m where m.id = any(${ids})`.execute(db);
  return rows;
}

export async function findFile(db: Db, id: number): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`select ${columns} from media m where m.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findFileByPath(db: Db, directory: string, name: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`select ${columns} from media m
    where m.local_file_path = ${directory} and m.file_name = ${name}`.execute(db);
  return rows[0] ?? null;
}

/** Products with a picture among the files, or whose folder is one of these. */
export async function productsShowing(db: Db, { folders, mediaIds }: { folders: readonly string[]; mediaIds: readonly number[] }) {
  const { rows } = await sql<{ id: number }>`select id from product where local_file_path = any(${folders})
    union select product_id from product_image where media_id = any(${mediaIds})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function allFiles(db: Db): Promise<FileRow[]> {
  return (await sql<FileRow>`select ${columns} from media m order by m.id`.execute(db)).rows;
}
