/** The product models as stored: every version with its document, its costs and the versions of the models that it builds in. */

export type ModelState = 'published' | 'retired';

export interface ModelVersion {
  readonly id: string;
  readonly version: number;
  readonly state: ModelState;
  /** As published; its form is checked when it is compiled. */
  readonly document: object;
  /** Cost of making the model; null: unknown. Never leaves the server. */
  readonly cost: object | null;
  /** Version by id of each model that it builds in or that draws it. */
  readonly uses: Readonly<Record<string, number>>;
}

/** A version with the examples that it has to satisfy. */
export interface ModelVersionWithExamples extends ModelVersion {
  readonly examples: readonly object[];
}

/** The same with its documents as JSON text, as the database keeps them: most versions are never compiled, so their text is never read. */
export interface WrittenVersion extends Omit<ModelVersion, 'document' | 'cost'> {
  readonly document: string;
  readonly cost: string | null;
}

export function written({ document, cost, ...rest }: ModelVersion): WrittenVersion {
  return { ...rest, document: JSON.stringify(document), cost: cost === null ? null : JSON.stringify(cost) };
}

export interface ModelFacts {
  readonly versions: readonly WrittenVersion[];
  /** The price list in force; version 0 and null: none. */
  readonly materialPrices: { readonly version: number; readonly document: object | null };
}
