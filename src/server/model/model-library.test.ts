// What is sold is compiled at once; an earlier version only for whoever names it, and once.
import { describe, expect, it } from 'vitest';
import { written } from './model-facts.ts';
import type { ModelFacts, WrittenVersion } from './model-facts.ts';
import { readModelFolder } from './model-folder.ts';
import { ModelLibrary } from './model-library.ts';

const { versions, materialPrices } = readModelFolder();
const folder: ModelFacts = { versions: versions.map(written), materialPrices };
const [id, version] = ['holzkiste', Math.max(...folder.versions.filter((each) => each.id === 'holzkiste').map((each) => each.version))];

/** The folder's models with another document for one version. */
const broken = (number: number): ModelFacts => ({
  ...folder,
  versions: folder.versions.map((each): WrittenVersion => (each.id === id && each.version === number ? { ...each, document: '{}' } : each)),
});

describe('a version that cannot be compiled', () => {
  it('is an error at once where it is the one that is sold', () => {
    expect(() => ModelLibrary.of(broken(version))).toThrow();
  });

  it('hinders only who names it where a newer one is sold', () => {
    const library = ModelLibrary.of(broken(version - 1));
    expect(library.compiled(id)?.model.version).toBe(version);
    expect(() => library.compiled(id, version - 1)).toThrow();
  });
});

describe('the next library', () => {
  it('has what was compiled, whether before or after it was made', () => {
    const first = ModelLibrary.of(folder);
    const next = ModelLibrary.of(structuredClone(folder), first);
    expect(next.compiled(id)).toBe(first.compiled(id));
    expect(next.compiled(id, version - 1)).toBe(first.compiled(id, version - 1));
    expect(next.cost(id, version - 1)).toBe(first.cost(id, version - 1));
  });

  it('compiles costs anew where prices have changed, and the model not', () => {
    const first = ModelLibrary.of(folder);
    const document = { ...folder.materialPrices.document, chfPerHour: 1 };
    const next = ModelLibrary.of({ ...folder, materialPrices: { version: 2, document } }, first);
    expect(next.cost(id)).not.toBe(first.cost(id));
    expect(next.compiled(id)).toBe(first.compiled(id));
  });
});
