/** Product models for the home page in the browser, each loaded once per page. */
import type { Call } from '#contract/endpoint.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { compileDocuments } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';

const models = new Map<string, Promise<CompiledModel>>();

export async function homeModel(call: Call, id: string): Promise<CompiledModel> {
  const known = models.get(id);
  if (known) return known;
  const asked = loadDocuments(call, id).then(compileDocuments);
  models.set(id, asked);
  asked.catch(() => models.delete(id));
  return asked;
}
