/** Product models as rows: seeded from the folder, versions side by side, changes picked up while the shop runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeFolderModels } from '#server/catalog/take-folder-models.ts';
import { raiseCatalogVersion } from '#server/catalog/change-log-store.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { transaction } from '#server/db/pool.ts';
import { readModelFolder } from '#server/model/model-folder.ts';
import { seedModels } from '#server/model/seed-models.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

const folder = readModelFolder();
const crate = folder.versions.findLast(({ id }) => id === 'holzkiste')!;
const next = crate.version + 1;

interface Param {
  id: string;
  max?: number;
}

/** The crate as a later version, with a maximum length. */
function laterCrate(version: number, longestMm: number): object {
  const params = (crate.document as { params: Param[] }).params.map((param) =>
    param.id === 'length' ? { ...param, max: longestMm } : param,
  );
  return { ...crate.document, version, params };
}

async function store(version: number, state: 'published' | 'retired', document: object): Promise<void> {
  await transaction(shop.database.db, async (trx) => {
    const row = { document: JSON.stringify(document), cost: JSON.stringify(crate.cost), uses: JSON.stringify(crate.uses), state };
    await trx
      .insertInto('product_model_version')
      .values({ model_id: 'holzkiste', version, created_by: 'test', ...row })
      .onConflict((conflict) => conflict.columns(['model_id', 'version']).doUpdateSet(row))
      .execute();
    await raiseCatalogVersion(trx);
  });
  await shop.catalog.refresh();
}

async function json(url: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await shop.app.inject(url);
  return { status: answer.statusCode, body: answer.json() };
}

const lengthLimit = (body: Record<string, unknown>): unknown =>
  (body['model'] as { params: Param[] }).params.find(({ id }) => id === 'length')?.max;

describe('a published version beside the one before', () => {
  it('is what the shop sells, while the older one answers whoever names it', async () => {
    const before = await json('/api/configurator/models/holzkiste');
    await store(next, 'published', laterCrate(next, 1234));
    const after = await json('/api/configurator/models/holzkiste');
    expect([before.body['version'], after.body['version']]).toEqual([crate.version, next]);
    expect(lengthLimit(after.body)).toBe(1234);
    expect(after.body['hash']).not.toBe(before.body['hash']);
    const older = await json(`/api/configurator/models/holzkiste?version=${crate.version}`);
    expect(older.body['hash']).toBe(before.body['hash']);
  });

  it('evaluates the same values by its own limits', async () => {
    const payload = { modelId: 'holzkiste', values: { length: 1300, width: 600, height: 500 } };
    const ask = async (version: number) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/api/configurator/evaluate', payload: { ...payload, version } });
      return answer.json<{ problems: { severity: string }[] }>().problems.filter(({ severity }) => severity === 'ERROR').length;
    };
    expect(await ask(crate.version)).toBe(0);
    expect(await ask(next)).toBeGreaterThan(0);
  });

  it('moves a cart line of the older version and prices it', async () => {
    const product = shop.catalog.now().products.find(({ modelId, canBeConfigured }) => modelId === 'holzkiste' && canBeConfigured)!;
    const { values } = product.configuration!;
    const price = async (version: number) => {
      const configuration = { modelId: 'holzkiste', version, values };
      const payload = { cartItems: [{ key: 'a', productId: product.id, quantity: 1, configuration }] };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/product/order-price', payload });
      return answer.json<{ cartPrice: { items: { pricePerOne: number | null }[] } }>().cartPrice.items[0]?.pricePerOne;
    };
    expect(product.configuration?.version).toBe(next);
    expect(await price(next)).toBeGreaterThan(0);
    expect(await price(crate.version)).toBe(await price(next));
    expect(await price(next + 1)).toBeNull();
  });

  it('keeps its costs on the server', async () => {
    const { body } = await json('/api/configurator/models/holzkiste');
    expect(JSON.stringify(body)).not.toContain('chfPerHour');
    expect(Object.keys(body).sort()).toEqual(['hash', 'id', 'model', 'properties', 'uses', 'version']);
    expect(shop.catalog.now().models.cost('holzkiste')).not.toBeNull();
  });
});

describe('a retired version', () => {
  it('answers whoever names it and is not what the shop sells', async () => {
    await store(next + 1, 'retired', laterCrate(next + 1, 900));
    expect(shop.catalog.now().models.compiled('holzkiste', next + 1)?.model.version).toBe(next + 1);
    expect(shop.catalog.now().models.compiled('holzkiste')?.model.version).toBe(next);
    expect((await json(`/api/configurator/models/holzkiste?version=${next + 1}`)).status).toBe(200);
  });

  it('is evaluated as it is now, not as it was', async () => {
    const configuration = { modelId: 'holzkiste', version: next + 1, values: { length: 1000, width: 600, height: 500 } };
    const errors = () =>
      evaluateConfiguration(shop.catalog.now().models, configuration)?.problems.filter(({ severity }) => severity === 'ERROR').length;
    const [hash, before] = [shop.catalog.now().models.entry('holzkiste', next + 1)?.hash, errors()];
    await store(next + 1, 'retired', laterCrate(next + 1, 2000));
    expect(before).toBeGreaterThan(0);
    expect(errors()).toBe(0);
    expect(shop.catalog.now().models.entry('holzkiste', next + 1)?.hash).not.toBe(hash);
  });

  it('leaves every other model as it stands', async () => {
    const { models } = shop.catalog.now();
    const before = models.ids.map((id) => models.compiled(id));
    await store(next + 1, 'retired', laterCrate(next + 1, 1900));
    const after = shop.catalog.now().models;
    expect(after).not.toBe(models);
    expect(after.ids.map((id) => after.compiled(id))).toEqual(before);
    expect(after.compiled('palette')).toBe(models.compiled('palette'));
  });
});

describe('the folder at a start', () => {
  const seed = async (replaces: boolean, document: object, cost = crate.cost) => {
    const warned: unknown[] = [];
    const changed = await transaction(shop.database.db, async (trx) =>
      seedModels(
        trx,
        { ...folder, versions: folder.versions.map((each) => (each === crate ? { ...crate, document, cost } : each)) },
        { replaces, warn: (_text, about) => warned.push(about) },
      ),
    );
    return { changed: changed.models, warned };
  };

  it('changes nothing when nothing changed', async () => {
    expect(await seed(false, crate.document)).toEqual({ changed: [], warned: [] });
  });

  it('is refused where it holds another document of a published version', async () => {
    expect(await seed(false, laterCrate(crate.version, 1000))).toEqual({
      changed: [],
      warned: [{ model: 'holzkiste', version: crate.version }],
    });
  });

  it('counts while the shop is developed', async () => {
    expect(await seed(true, laterCrate(crate.version, 1000))).toEqual({ changed: ['holzkiste'], warned: [] });
    expect(await seed(true, crate.document)).toEqual({ changed: ['holzkiste'], warned: [] });
  });

  it('is compared only once, until it changes', async () => {
    const { pool, db } = shop.database;
    const options = { replaces: true, warn: () => undefined };
    const costs = async () =>
      (
        await pool.query<{ cost: object }>(`select cost from product_model_version where (model_id, version) = ('holzkiste', $1)`, [
          crate.version,
        ])
      ).rows[0]?.cost;
    await takeFolderModels(db, options);
    await seed(false, crate.document, { ...crate.cost, let: [] });
    await takeFolderModels(db, options);
    expect(await costs()).toEqual({ ...crate.cost, let: [] });
    await pool.query(`update taken_folder set hash = 'of another day'`);
    await takeFolderModels(db, options);
    expect(await costs()).toEqual(crate.cost);
  });

  it('is compared at every start while it holds another document of a published version', async () => {
    const warned: unknown[] = [];
    const options = { replaces: false, warn: (_text: string, about: unknown) => warned.push(about) };
    await seed(true, laterCrate(crate.version, 1000));
    await shop.database.pool.query('delete from taken_folder');
    for (const _start of [1, 2]) await takeFolderModels(shop.database.db, options);
    expect(warned).toEqual([1, 2].map(() => ({ model: 'holzkiste', version: crate.version })));
    await seed(true, crate.document);
  });

  it('brings new costs of the same version', async () => {
    expect(await seed(false, crate.document, { ...crate.cost, let: [] })).toMatchObject({ changed: ['holzkiste'] });
    expect(await seed(false, crate.document)).toMatchObject({ changed: ['holzkiste'] });
  });
});
