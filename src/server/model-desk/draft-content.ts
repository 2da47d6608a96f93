/** What a draft consists of, and the hash by which the gate's word holds for exactly that. */
import { createHash } from 'node:crypto';
import type { ModelContent } from '#contract/model-desk.ts';
import type { ModelFacts, ModelVersion } from '#server/model/model-facts.ts';
import type { ModelEntry, ModelLibrary } from '#server/model/model-library.ts';

export interface Draft extends ModelContent {
  id: string;
  /** That it gets when it is published. */
  number: number;
}

/** What a draft is compiled with: the models that it builds in, as the shop sells them, and what stands below those. */
export interface Ground extends ModelFacts {
  /** Version by id of those that it names itself. */
  readonly uses: Readonly<Record<string, number>>;
}

/** The document under the number that it gets; the order of its keys stays. */
export function numbered({ document, number }: Pick<Draft, 'document' | 'number'>): object {
  return 'version' in document ? { ...document, version: number } : { version: number, ...document };
}

export function groundOf(models: ModelLibrary, draft: Draft, materialPrices: ModelFacts['materialPrices']): Ground {
  const versions = new Map<ModelEntry, ModelVersion>();
  const add = (entry: ModelEntry | null): void => {
    if (entry === null || versions.has(entry)) return;
    const { id, version, state, compiled, uses } = entry;
    versions.set(entry, { id, version, state, document: compiled.model, cost: null, uses });
    for (const [usedId, usedVersion] of Object.entries(uses)) add(models.entry(usedId, usedVersion));
  };
  const uses: Record<string, number> = {};
  for (const id of namedModels(draft.document)) {
    const entry = id === draft.id ? null : models.entry(id);
    if (entry === null || entry.sheet !== null) continue;
    uses[id] = entry.version;
    add(entry);
  }
  return { versions: [...versions.values()], uses, materialPrices };
}

/** Ids of the models that a document names, whatever else it says. */
function namedModels(document: Draft['document']): string[] {
  const components = Array.isArray(document['components']) ? (document['components'] as unknown[]) : [];
  const named = components.map((component) => member(member(component, 'use'), 'model'));
  return [...new Set([...named, document['geometry']].filter((id) => typeof id === 'string'))];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** Another one for other content, and for other versions of what it builds in. */
export function contentHash(draft: Draft, { uses }: Ground): string {
  const text = JSON.stringify([numbered(draft), draft.cost, draft.examples, uses]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
