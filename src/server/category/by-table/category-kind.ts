/** Categories by table: their names and texts, identified by path. */
import { CategoryChange } from '#contract/category-record.ts';
import { notFound } from '#server/call/refusal.ts';
import { parseInput } from '#server/call/parse-input.ts';
import type { Db } from '#server/db/pool.ts';
import type { ImportKind } from '#server/import/import-kind.ts';
import { textsKind } from '#server/import/texts-kind.ts';
import type { TextRecord } from '#server/import/texts-kind.ts';
import { categoryRecords } from '../category-records.ts';
import { changeCategory } from '../change-category.ts';
import { treeWrite } from '../write-tree.ts';

export const categoryKind: ImportKind = textsKind({
  key: 'category',
  ability: 'manageCategories',
  words: { number: 'Kategorie Nr.', place: 'Pfad' },
  hasDescription: true,
  read: readTexts,
  write: async (trx, { id, ...texts }, by) => {
    const change = parseInput('body', CategoryChange, texts);
    await treeWrite(trx, by, async (write) => changeCategory(write, id, change));
    const record = (await readTexts(trx)).find((each) => each.id === id);
    if (record === undefined) throw notFound();
    return record.version;
  },
});

/** Without the root, which is never shown. */
async function readTexts(db: Db): Promise<TextRecord[]> {
  const records = await categoryRecords(db);
  const byId = new Map(records.map((record) => [record.id, record]));
  const pathOf = (parentId: number | null): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent === undefined || parent.parentId === null ? [] : [...pathOf(parent.parentId), parent.name.de];
  };
  return records
    .filter(({ parentId }) => parentId !== null)
    .map(({ id, version, name, description, parentId }) => ({ id, version, name, description, place: pathOf(parentId).join(' › ') }));
}
