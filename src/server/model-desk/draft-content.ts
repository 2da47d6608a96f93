/** The contents of a draft, and the hash of the contents for which a gate's result is valid. */
import { createHash } from 'node:crypto';
import type { ModelContent } from '#contract/model-desk.ts';
import { written } from '#server/model/model-facts.ts';
import type { ModelFacts, WrittenVersion } from '#server/model/model-facts.ts';
import type { ModelEntry, ModelLibrary } from '#server/model/model-library.ts';

export interface Draft extends ModelContent {
  id: string;
  /** The version number it gets when published. */
  number: number;
}

/** What a draft is compiled with: the models that it builds in, as sold by the shop, and those they build in. */
export interface Ground extends ModelFacts {
  /** Version by id of those that it names directly. */
  readonly uses: Readonly<Record<string, number>>;
}

/** The document with the version number it gets; the order of its keys is kept. */
export function numbered({ document, number }: Pick<Draft, 'document' | 'number'>): object {
  return 'version' in document ? { ...document, version: number } : { version: number, ...document };
}

export function groundOf(models: ModelLibrary, draft: Draft, materialPrices: ModelFacts['materialPrices']): Ground {
  const versions = new Map<ModelEntry, WrittenVersion>();
  const add = (entry: ModelEntry | null): void => {
    if (entry === null || versions.has(entry)) return;
    const { id, version, state, compiled, uses } = entry;
    versions.set(entry, written({ id, version, state, document: compiled.model, cost: null, uses }));
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

/** Ids of the models that a document refers to, however faulty the rest is. */
function namedModels(document: Draft['document']): string[] {
  const components = Array.isArray(document['components']) ? (document['components'] as unknown[]) : [];
  const named = components.map((component) => member(member(component, 'use'), 'model'));
  return [...new Set([...named, document['geometry']].filter((id) => typeof id === 'string'))];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** Changes with the content, and with the versions of the models that it builds in. */
export function contentHash(draft: Draft, { uses }: Ground): string {
  const text = JSON.stringify([numbered(draft), draft.cost, draft.examples, uses]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
