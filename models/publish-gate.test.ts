import { describe, expect, it } from 'vitest';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { gateCases } from '#domain/configurator/publish-gate.ts';
import { quickPresetFaults } from '#domain/configurator/quick-preset.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { depth } from '#test/depth.ts';

const models = folderLibrary();

const inputs = depth(50, 2000);

function compiledModel(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

describe.each(models.ids)('%s', (id) => {
  const compiled = compiledModel(id);

  it('names itself as its folder', () => {
    expect(compiled.model.id).toBe(id);
  });

  it('offers no quick presets or two to five, and each can be built as it is', () => {
    expect(quickPresetFaults(compiled)).toEqual([]);
    expect([0, 2, 3, 4, 5]).toContain(compiled.model.presets?.length ?? 0);
  });

  it('is free of problems as it is first shown, and holds together for inputs anywhere inside the limits', () => {
    for (const { values, faults } of gateCases(compiled, [], { inputs, seed: id.length * 7919 + 1 }))
      expect(faults, JSON.stringify(values)).toEqual([]);
  });
});
