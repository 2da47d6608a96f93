/** A product's model document and those it builds in, asked of the shop: on the server for the product page, in the browser for the modal. */
import { describeModel } from '#contract/configurator.ts';
import type { Call } from '#contract/endpoint.ts';
import { usedModelIds } from '#domain/configurator/compile-model.ts';
import type { ModelDocument } from './compile-documents.ts';

/** Used models first, each once. */
export async function loadDocuments(call: Call, id: string): Promise<ModelDocument[]> {
  const { version, model } = await call(describeModel, { params: { id } });
  const used = await Promise.all(usedModelIds(model).map(async (usedId) => loadDocuments(call, usedId)));
  const known = new Map([...used.flat(), { id, version, model }].map((document) => [document.id, document]));
  return [...known.values()];
}
