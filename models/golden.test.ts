import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Example } from '#domain/configurator/example.ts';
import { examplesSchema, unmetBy } from '#domain/configurator/example.ts';
import { folderLibrary } from '#server/model/folder-library.ts';

const models = folderLibrary();

function golden(id: string): Example[] {
  const { examples } = JSON.parse(readFileSync(path.join(import.meta.dirname, id, 'golden.json'), 'utf8')) as { examples: unknown };
  return examplesSchema.min(1).parse(examples);
}

function compiledModel(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

describe.each(models.ids)('%s', (id) => {
  it.each(golden(id))('$name', (example) => {
    expect(unmetBy(compiledModel(id), example)).toEqual([]);
  });
});
