import { describe, expect, it } from 'vitest';
import { examplesSchema, unmetBy } from '#domain/configurator/example.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { readModelFolder } from '#server/model/model-folder.ts';

const folder = readModelFolder();
const models = folderLibrary();

describe.each(models.ids)('%s', (id) => {
  it('says the words of its remarks in three languages', () => {
    const components = models.compiled(id)?.model.components ?? [];
    const texts = components.flatMap(({ remark }) => (typeof remark === 'string' ? remark.match(/'[^']*'/g) : null) ?? []);
    expect(texts.filter((text) => /\p{Ll}/u.test(text))).toEqual([]);
  });

  it('writes the labels of options as within a sentence, but for countries and makes', () => {
    const options = (models.compiled(id)?.model.params ?? []).flatMap((param) => (param.type === 'option' ? param.options : []));
    const nouns = options.filter(({ value }) => !/^(?:[A-Z]{2}|wisa|pavatex)$/.test(value));
    expect(nouns.flatMap(({ label: { fr, en } }) => [fr, en]).filter((text) => /^\p{Lu}\p{Ll}/u.test(text))).toEqual([]);
  });
});

describe.each(folder.versions)('$id, version $version', ({ id, version, examples }) => {
  it.each(examplesSchema.min(1).parse(examples))('$name', (example) => {
    const compiled = models.compiled(id, version);
    if (compiled === null) throw new Error(`no model ${id}`);
    expect(unmetBy(compiled, example)).toEqual([]);
  });

  it('says how configurations of the version before follow', () => {
    const steps = models.compiled(id, version)?.model.migrate ?? [];
    expect(steps.map(({ from }) => from)).toEqual(expect.arrayContaining(version === 1 ? [] : [version - 1]));
  });
});
