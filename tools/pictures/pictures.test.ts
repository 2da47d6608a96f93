import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { pictureRecords } from '#web/storefront/scene/picture-records.ts';
import { readScene, sceneHash, sceneNames, sceneWords } from './scene.ts';

const images = path.join(import.meta.dirname, '../../public/images/scenes');
const endings = ['.avif', '.webp', '-800.avif', '-800.webp'];
const names = sceneNames();

describe.each(names)('%s', (name) => {
  const scene = readScene(name);
  const record = pictureRecords[name];

  test(`shows its scene and models as they are now; else: node tools/pictures/make.ts ${name}`, () => {
    expect(record?.hash).toBe(sceneHash(scene));
  });

  test(`says what its scene says; else: node tools/pictures/make.ts --words ${name}`, () => {
    expect(record).toMatchObject(sceneWords(scene));
  });

  test('is there in all forms, each light enough to be loaded on the way', () => {
    for (const ending of endings) {
      const file = path.join(images, `${name}${ending}`);
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size, file).toBeLessThan(ending.startsWith('-800') ? 50_000 : 150_000);
    }
  });

  test('names products of the shop, those of one size as they are sold', () => {
    for (const { article, values } of record?.products ?? []) {
      const product = catalogue.find(({ articleNumber }) => articleNumber === article);
      expect(product, article).toBeDefined();
      if (product?.configurable === false) expect(product.preset ?? {}, article).toMatchObject(values);
    }
  });
});

test('every picture has its scene', () => {
  expect(Object.keys(pictureRecords).toSorted()).toEqual(names.filter((name) => name in pictureRecords));
});

test('a home and a category have one picture each', () => {
  const records = Object.values(pictureRecords);
  const taken = [...records.flatMap(({ home }) => home ?? []), ...records.flatMap(({ heads }) => heads)];
  expect(taken).toEqual([...new Set(taken)]);
});

test('all of them together stay below four megabytes', () => {
  const bytes = readdirSync(images).map((file) => statSync(path.join(images, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});
