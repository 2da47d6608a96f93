import { expect, test } from 'vitest';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { lowestPrice } from '#server/pricing/lowest-price.ts';
import { catalogOf } from '#tools/bench/volume/catalog-of-names.ts';
import { marginOf } from './office-product.ts';
import { inSlices, leastPricesKnown, marginsKnown } from './prepare-products.ts';

const models = folderLibrary();

function withModel(count: number): CatalogSnapshot {
  const plain = catalogOf(count);
  const compiled = models.compiled('palette');
  if (compiled === null) throw new Error('no model');
  const products = plain.products.map((product) => ({
    ...product,
    modelId: 'palette',
    canBeConfigured: true,
    configuration: { modelId: 'palette', version: compiled.model.version, values: { length: 1200, width: 1000, load: 1000 } },
  }));
  const rows = new Map(
    [...plain.priceRows.get(1)!].map(([id, row]) => [id, { ...row, activeStrategy: 'MARGIN_PRICE' as const, marginPercent: 40 }]),
  );
  return {
    ...plain,
    models,
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    priceRows: new Map([[1, rows]]),
  };
}

/** The same catalogue, without models to evaluate. */
const withoutModels = (snapshot: CatalogSnapshot): CatalogSnapshot => ({
  ...snapshot,
  get models(): never {
    throw new Error('reckoned again');
  },
});

test('what was prepared is not reckoned again, and is what reckoning it says', async () => {
  const [prepared, plain] = [withModel(4), withModel(4)];
  await leastPricesKnown(prepared);
  await marginsKnown(prepared);
  const asked = withoutModels(prepared);
  for (const [at, product] of prepared.products.entries()) {
    const other = plain.products[at]!;
    expect(lowestPrice(asked, null, product)).toBe(lowestPrice(plain, null, other));
    expect(marginOf(asked, product)).toBe(marginOf(plain, other));
  }
  expect(() => lowestPrice(withoutModels(plain), null, withModel(1).products[0]!)).toThrow('reckoned again');
});

test('others are answered between the slices, and what is over ends', async () => {
  const snapshot = withModel(30);
  const done: (number | string)[] = [];
  const prepare = (_: CatalogSnapshot, { id }: { id: number }): void => {
    done.push(id);
    setImmediate(() => done.push('another'));
  };
  expect(await inSlices(snapshot, prepare, { sliceMs: 0 })).toBe(true);
  expect(done.slice(0, -1)).toEqual(snapshot.products.flatMap(({ id }) => [id, 'another']).slice(0, done.length - 1));
  const begun: number[] = [];
  expect(await inSlices(snapshot, (_, { id }) => begun.push(id), { sliceMs: 0, isOver: () => begun.length === 3 })).toBe(false);
  expect(begun).toEqual(snapshot.products.slice(0, 3).map(({ id }) => id));
});

test('what nobody waits for rests while others compute', async () => {
  const snapshot = withModel(20);
  let rounds = 0;
  let isServing = true;
  const serve = (): void => {
    rounds += 1;
    const end = performance.now() + 3;
    while (performance.now() < end);
    if (isServing) setImmediate(serve);
  };
  setImmediate(serve);
  await inSlices(snapshot, () => undefined, { sliceMs: 0, isPatient: true });
  const patient = rounds;
  rounds = 0;
  await inSlices(snapshot, () => undefined, { sliceMs: 0 });
  isServing = false;
  // Eight rounds of visitors fit into each pause.
  expect(patient).toBeGreaterThan(2 * rounds);
});

test('after a failure least prices are reckoned anew', async () => {
  const snapshot = withModel(2);
  let isBroken = true;
  const failing: CatalogSnapshot = {
    ...snapshot,
    get priceRows() {
      if (isBroken) throw new Error('broken');
      return snapshot.priceRows;
    },
  };
  await expect(leastPricesKnown(failing)).rejects.toThrow('broken');
  isBroken = false;
  await leastPricesKnown(failing);
  expect(lowestPrice(failing, null, failing.products[0]!)).toBe(lowestPrice(snapshot, null, snapshot.products[0]!));
});
