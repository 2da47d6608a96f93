/**
 * The product models at one moment, ready to evaluate: by id the newest published version, by id and version any stored one, so that two versions work
 * side by side. A library never changes; a newer one reuses what is unchanged. It includes costs, which never leave the server.
 */
import { createHash } from 'node:crypto';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { compileCost, materialPricesSchema } from '#domain/pricing/model-cost.ts';
import type { CompiledCost } from '#domain/pricing/model-cost.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import type { ModelFacts, ModelState, ModelVersion } from './model-facts.ts';

export interface ModelEntry {
  readonly id: string;
  readonly version: number;
  readonly state: ModelState;
  readonly compiled: CompiledModel;
  /** Null: its cost is unknown. */
  readonly cost: CompiledCost | null;
  /** Null: the model computes itself. */
  readonly sheet: SheetModel | null;
  readonly uses: Readonly<Record<string, number>>;
  /** Differs for every other document, also of a model that it builds in. */
  readonly hash: string;
}

const nameOf = (id: string, version: number): string => `${id}@${version}`;

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
}

/** The price list's document with its text, by which changes are detected that require compiling costs again. */
interface Prices {
  readonly text: string;
  readonly document: object | null;
}

interface StoredEntry extends ModelEntry {
  /** Of costs and material prices. */
  readonly costHash: string;
}

class EntryMaker {
  readonly #versions: ReadonlyMap<string, ModelVersion>;
  readonly #before: ReadonlyMap<string, StoredEntry>;
  readonly #prices: Prices;
  readonly made = new Map<string, StoredEntry>();

  constructor(versions: readonly ModelVersion[], prices: Prices, before: ReadonlyMap<string, StoredEntry>) {
    this.#versions = new Map(versions.map((each) => [nameOf(each.id, each.version), each]));
    this.#prices = prices;
    this.#before = before;
  }

  /** A document that cannot be compiled is a bug: throws, naming its cells. */
  make(name: string): StoredEntry {
    const ready = this.made.get(name);
    if (ready !== undefined) return ready;
    const stored = this.#versions.get(name);
    if (stored === undefined) throw new Error(`product model ${name} is built in but not stored`);
    const used = Object.entries(stored.uses).map(([id, version]) => this.make(nameOf(id, version)));
    const hash = hashOf(JSON.stringify(stored.document), ...used.map((each) => each.hash));
    const costHash = hashOf(hash, JSON.stringify(stored.cost), this.#prices.text);
    const before = this.#before.get(name);
    const compiled = before?.hash === hash ? before.compiled : compile(stored, used);
    const cost = before?.costHash === costHash ? before.cost : this.#cost(stored, compiled);
    const { id, version, state, uses } = stored;
    const entry = { id, version, state, compiled, cost, sheet: null, uses, hash, costHash };
    this.made.set(name, entry);
    return entry;
  }

  #cost({ cost }: ModelVersion, compiled: CompiledModel): CompiledCost | null {
    const prices = this.#prices.document;
    return cost === null || prices === null ? null : compileCost(cost, materialPricesSchema.parse(prices), compiled);
  }
}

function compile({ id, version, document }: ModelVersion, used: readonly StoredEntry[]): CompiledModel {
  const model = publishedModel(document);
  if (model.id !== id || model.version !== version)
    throw new Error(`product model ${nameOf(id, version)} calls itself ${nameOf(model.id, model.version)}`);
  return compileModel(model, new Map(used.map((each) => [each.id, each.compiled])));
}

export class ModelLibrary {
  /** Ids of the published models, sorted; without workbooks. */
  readonly ids: readonly string[];
  readonly #stored: ReadonlyMap<string, StoredEntry>;
  readonly #entries: Map<string, ModelEntry>;
  readonly #newest = new Map<string, ModelEntry>();

  private constructor(stored: ReadonlyMap<string, StoredEntry>, sheets: readonly SheetModel[]) {
    this.#stored = stored;
    this.#entries = new Map<string, ModelEntry>(stored);
    for (const entry of stored.values())
      if (entry.state === 'published' && entry.version > (this.#newest.get(entry.id)?.version ?? 0)) this.#newest.set(entry.id, entry);
    this.ids = [...this.#newest.keys()].sort();
    for (const sheet of sheets) this.#add(sheet);
  }

  /** `before`: what has not changed since is reused from it. */
  static of({ versions, materialPrices }: ModelFacts, before?: ModelLibrary): ModelLibrary {
    const prices = { text: JSON.stringify(materialPrices.document), document: materialPrices.document };
    const maker = new EntryMaker(versions, prices, before === undefined ? new Map<string, StoredEntry>() : before.#stored);
    for (const { id, version } of versions) maker.make(nameOf(id, version));
    return new ModelLibrary(maker.made, []);
  }

  /** The same models with these workbooks instead of the former ones. A stored model keeps its id. */
  withSheets(sheets: readonly SheetModel[]): ModelLibrary {
    return new ModelLibrary(this.#stored, sheets);
  }

  /** Without a version: the newest published one. Null: no such model. */
  entry(id: string, version?: number): ModelEntry | null {
    return (version === undefined ? this.#newest.get(id) : this.#entries.get(nameOf(id, version))) ?? null;
  }

  compiled(id: string, version?: number): CompiledModel | null {
    return this.entry(id, version)?.compiled ?? null;
  }

  cost(id: string, version?: number): CompiledCost | null {
    return this.entry(id, version)?.cost ?? null;
  }

  /** The workbook behind a model; null: the model computes itself. */
  sheet(id: string, version?: number): SheetModel | null {
    return this.entry(id, version)?.sheet ?? null;
  }

  #add(sheet: SheetModel): void {
    const { id, version } = sheet.model;
    if (this.#newest.has(id)) return;
    const hash = hashOf(JSON.stringify(sheet.model));
    const drawing = this.#newest.get(sheet.model.geometry ?? '');
    const uses = drawing === undefined ? {} : { [drawing.id]: drawing.version };
    const entry: ModelEntry = { id, version, state: 'published', compiled: sheet.compiled, cost: null, sheet, uses, hash };
    this.#entries.set(nameOf(id, version), entry);
    this.#newest.set(id, entry);
  }
}
