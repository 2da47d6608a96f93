/** SQL of the files that product types refer to: workbooks and fixed 3D models. */
import type { Db, Trx } from '#server/db/pool.ts';

export async function readFileVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('configurator_file').select(['name', 'version']).execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** Null: no such file. */
export async function readFileContent(db: Db, name: string): Promise<{ version: number; content: Buffer } | null> {
  const row = await db.selectFrom('configurator_file').select(['version', 'content']).where('name', '=', name).executeTakeFirst();
  return row ?? null;
}

/** An existing file gets the new content and the next version. */
export async function storeFile(trx: Trx, name: string, content: Buffer): Promise<void> {
  await trx
    .insertInto('configurator_file')
    .values({ name, content })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((set) => ({ content, version: set('configurator_file.version', '+', 1) })),
    )
    .execute();
}
