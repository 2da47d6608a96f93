/** Texts of categories and attributes by table: out to a translator and back, checked as at their desks, and restored exactly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, logIn, mondayMorning } from './buyer.ts';
import type { Person } from './buyer.ts';
import { apply, exported, rowsOf, undo, uploadRows, uploadTable } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const kinds = [
  ['category', 'Kategorie Nr.'],
  ['attribute', 'Attribut Nr.'],
] as const;

async function textsOf(kind: 'category' | 'attribute'): Promise<{ id: number; name: Record<string, string> }[]> {
  return (
    await shop.database.pool.query<{ id: number; name: Record<string, string> }>(
      `select to_jsonb(t) - 'version' as row, id, name from ${kind} t order by id`,
    )
  ).rows;
}

describe.each(kinds)('texts of a %s', (kind, number) => {
  it.each(['csv', 'xlsx'] as const)('that were exported as %s change nothing when they come back', async (format) => {
    const before = await textsOf(kind);
    const file = (await uploadTable(staff, kind, await exported(staff, kind, format))).body;
    expect(file.counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
    expect(file.counts.same).toBeGreaterThan(5);
    expect(await textsOf(kind)).toEqual(before);
  });

  it('are translated, shown at once, and given back exactly', async () => {
    const before = await textsOf(kind);
    const [first, second] = before.slice(-2);
    const rows = [
      [number, 'Name FR', 'Name EN'],
      [first?.id ?? 0, 'Nom traduit', 'Translated name'],
      [second?.id ?? 0, second?.name['fr'] ?? '', ''],
      [999_999, 'Rien', ''],
    ];
    const file = await uploadRows(staff, kind, rows);
    const [changed, same, unknown] = await rowsOf(staff, file);
    expect(changed?.changes).toEqual([
      { field: 'name.fr', before: first?.name['fr'], after: 'Nom traduit' },
      { field: 'name.en', before: first?.name['en'], after: 'Translated name' },
    ]);
    expect([same?.state, unknown?.faults.map(({ column, key }) => [column, key])]).toEqual(['same', [[0, 'importNumberUnknown']]]);
    expect(await textsOf(kind)).toEqual(before);
    const applied = (await apply(staff, file)).body;
    expect((await textsOf(kind)).find(({ id }) => id === first?.id)?.name).toEqual({
      ...first?.name,
      fr: 'Nom traduit',
      en: 'Translated name',
    });
    expect((await uploadRows(staff, kind, rows)).counts).toMatchObject({ changed: 0, same: 2, faulty: 1 });
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await textsOf(kind)).toEqual(before);
  });
});

describe('a name', () => {
  it('is refused at its cell where its desk would refuse it', async () => {
    const attributes = await textsOf('attribute');
    const [one, other] = attributes;
    const file = await uploadRows(staff, 'attribute', [
      ['Attribut Nr.', 'Name DE', 'Name FR'],
      [one?.id ?? 0, other?.name['de'] ?? '', ''],
      [other?.id ?? 0, '', 'x'.repeat(101)],
    ]);
    const found = await rowsOf(staff, file);
    expect(found.map(({ faults }) => faults.map(({ column, key }) => [column, key]))).toEqual([
      [[1, 'duplicate']],
      [[2, 'validation.too_big']],
    ]);
  });

  it('of a category is seen in the shop in its language', async () => {
    const category = (await textsOf('category')).at(-1);
    const file = await uploadRows(staff, 'category', [
      ['Kategorie Nr.', 'Name FR'],
      [category?.id ?? 0, 'Caisses pour pompes'],
    ]);
    expect((await apply(staff, file)).status).toBe(200);
    const { body } = await get<{ items: { id: number; name: { fr: string } }[] }>(staff, '/categories/records');
    expect(body.items.find(({ id }) => id === category?.id)?.name.fr).toBe('Caisses pour pompes');
  });
});
