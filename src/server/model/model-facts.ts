/** The product models as they are stored: every version with its document, its costs and the versions of the models that it builds in. */

export type ModelState = 'published' | 'retired';

export interface ModelVersion {
  readonly id: string;
  readonly version: number;
  readonly state: ModelState;
  /** As it was published; its form is checked when it is compiled. */
  readonly document: object;
  /** What the model costs to make; null: nothing is known. Never leaves the server. */
  readonly cost: object | null;
  /** Version by id of each model that it builds in or is drawn by. */
  readonly uses: Readonly<Record<string, number>>;
}

/** A version with the examples that it has to meet. */
export interface ModelVersionWithExamples extends ModelVersion {
  readonly examples: readonly object[];
}

export interface ModelFacts {
  readonly versions: readonly ModelVersion[];
  /** The price list in force; version 0 and null: there is none. */
  readonly materialPrices: { readonly version: number; readonly document: object | null };
}
