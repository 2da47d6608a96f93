/** Three levels of categories: branches, goods below them, goods below those. */
import type { Pool } from 'pg';
import type { Row } from './rows.ts';
import { insertRows, moveSequence, nextId } from './rows.ts';
import { branches, goods, text, wares } from './words.ts';

const orderBehindDemo = 1000;

/** Adds the number missing to `count`. Returns the ids of the lowest level, by ware. */
export async function insertCategories(pool: Pool, count: number): Promise<number[][]> {
  const { rows: known } = await pool.query<{ id: number; parent_id: number | null }>('select id, parent_id from category');
  const root = known.find(({ parent_id }) => parent_id === null)?.id;
  if (root === undefined) throw new Error('the demo catalogue has no root');
  let id = await nextId(pool, 'category');
  const category = (parent: number, name: object, order: number): Row & { id: number } => ({
    id: id++,
    parent_id: parent,
    name,
    description: { de: '', fr: '', en: '' },
    sort_order: orderBehindDemo + order,
    published: true,
    content_link: '',
    image_file_name: '',
    shop_type_id: 1,
    picture_article_number: null,
  });
  const first = branches.map((branch, order) => category(root, text(branch), order));
  const second = first.flatMap((parent) => wares.map((ware, order) => category(parent.id, text(ware), order)));
  const left = Math.max(0, count - known.length - first.length - second.length);
  const third = Array.from({ length: left }, (_, index) => {
    const [de, fr, en] = goods[(index * 7 + Math.floor(index / second.length)) % goods.length]!;
    const name = { de: `${de} ${index + 1}`, fr: `Pour ${fr} ${index + 1}`, en: `For ${en} ${index + 1}` };
    return category(second[index % second.length]!.id, name, index);
  });
  for (const rows of [first, second, third]) await insertRows(pool, 'category', rows);
  await moveSequence(pool, 'category');
  // The second level repeats the wares under each branch.
  return wares.map((_, ware) => third.flatMap((row, index) => ((index % second.length) % wares.length === ware ? [row.id] : [])));
}
