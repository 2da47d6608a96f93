/** Product models for the home page, asked for once per process or page and kept: published versions never change. */
import { describeModel } from '#contract/configurator.ts';
import type { Call } from '#contract/endpoint.ts';
import { usedModelIds } from '#domain/configurator/compile-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';

const models = new Map<string, Promise<CompiledModel>>();

async function documentsOf(call: Call, id: string): Promise<ModelDocument[]> {
  const own = await call(describeModel, { params: { id } });
  const used = await Promise.all(usedModelIds(own.model).map(async (each) => documentsOf(call, each)));
  return [...used.flat(), { id: own.id, version: own.version, model: own.model }];
}

export async function homeModel(call: Call, id: string): Promise<CompiledModel> {
  const known = models.get(id);
  if (known) return known;
  const asked = documentsOf(call, id).then(compileDocuments);
  models.set(id, asked);
  asked.catch(() => models.delete(id));
  return asked;
}
