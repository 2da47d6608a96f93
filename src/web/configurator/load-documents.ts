/** A product's model document and the models it uses, from the shop: on the server for the product page, in the browser for the modal. */
import { describeModel } from '#contract/configurator.ts';
import type { Call } from '#contract/endpoint.ts';
import type { ModelDocument } from './compile-documents.ts';

/** Used models first, each once. Without a version: the newest. */
export async function loadDocuments(call: Call, id: string, version?: number): Promise<ModelDocument[]> {
  const own = await call(describeModel, { params: { id }, query: version === undefined ? {} : { version } });
  const used = await Promise.all(Object.entries(own.uses).map(async ([usedId, usedVersion]) => loadDocuments(call, usedId, usedVersion)));
  const document: ModelDocument = { id: own.id, version: own.version, hash: own.hash, model: own.model };
  const known = new Map([...used.flat(), document].map((each) => [each.id, each]));
  return [...known.values()];
}
