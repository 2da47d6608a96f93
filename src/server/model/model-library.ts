/**
 * The product models at one moment, ready to evaluate: by id the newest published version, by id and version any stored one, so that two versions work
 * side by side. A library never changes; a newer one reuses what is unchanged. It includes costs, which never leave the server.
 */
import { createHash } from 'node:crypto';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { compileCost, materialPricesSchema } from '#domain/pricing/model-cost.ts';
import type { CompiledCost, MaterialPrices } from '#domain/pricing/model-cost.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import type { ModelFacts, ModelState, WrittenVersion } from './model-facts.ts';

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
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('base64url').slice(0, 22);
}

/** The price list's document with its text, by which changes are detected that require compiling costs again. */
interface Prices {
  readonly text: string;
  readonly parsed: MaterialPrices | null;
}

interface StoredEntry extends ModelEntry {
  /** Of costs and material prices. */
  readonly costHash: string;
  readonly compile: () => CompiledModel;
  readonly price: () => CompiledCost | null;
}

/** A version that nobody names is never compiled; of sixty stored ones the shop sells a third. */
function storedEntry(facts: Omit<StoredEntry, 'compiled' | 'cost' | 'sheet'>): StoredEntry {
  return {
    ...facts,
    sheet: null,
    get compiled() {
      return facts.compile();
    },
    get cost() {
      return facts.price();
    },
  };
}

/** Makes its value when it is first asked for, and forgets what it was made from. */
function lazy<T>(make: () => T): () => T {
  let maker: (() => T) | null = make;
  let value: T | undefined;
  return () => {
    if (maker !== null) value = maker();
    maker = null;
    return value as T;
  };
}

class EntryMaker {
  readonly #versions: ReadonlyMap<string, WrittenVersion>;
  readonly #before: ReadonlyMap<string, StoredEntry>;
  readonly #prices: Prices;
  readonly made = new Map<string, StoredEntry>();

  constructor(versions: readonly WrittenVersion[], prices: Prices, before: ReadonlyMap<string, StoredEntry>) {
    this.#versions = new Map(versions.map((each) => [nameOf(each.id, each.version), each]));
    this.#prices = prices;
    this.#before = before;
  }

  make(name: string): StoredEntry {
    const ready = this.made.get(name);
    if (ready !== undefined) return ready;
    const stored = this.#versions.get(name);
    if (stored === undefined) throw new Error(`product model ${name} is built in but not stored`);
    const used = Object.entries(stored.uses).map(([id, version]) => this.make(nameOf(id, version)));
    const entry = this.#entry(stored, used);
    this.made.set(name, entry);
    return entry;
  }

  #entry({ id, version, state, uses, document, cost }: WrittenVersion, used: readonly StoredEntry[]): StoredEntry {
    const hash = hashOf(document, ...used.map((each) => each.hash));
    const costHash = hashOf(hash, cost ?? '', this.#prices.text);
    const known = this.#before.get(nameOf(id, version));
    const before = known?.hash === hash ? known : null;
    if (before?.state === state && before.costHash === costHash) return before;
    const compile = before?.compile ?? lazy(() => compiledModel(id, version, JSON.parse(document), used));
    const { parsed } = this.#prices;
    const priced = lazy(() => (cost === null || parsed === null ? null : compileCost(JSON.parse(cost), parsed, compile())));
    const price = before?.costHash === costHash ? before.price : priced;
    return storedEntry({ id, version, state, uses, hash, costHash, compile, price });
  }
}

function compiledModel(id: string, version: number, document: unknown, used: readonly StoredEntry[]): CompiledModel {
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
    const { document } = materialPrices;
    const prices = { text: JSON.stringify(document), parsed: document === null ? null : materialPricesSchema.parse(document) };
    const maker = new EntryMaker(versions, prices, before === undefined ? new Map<string, StoredEntry>() : before.#stored);
    for (const { id, version } of versions) maker.make(nameOf(id, version));
    const library = new ModelLibrary(maker.made, []);
    // What is sold is known to compile before the library is in force.
    for (const id of library.ids) void [library.compiled(id), library.cost(id)];
    return library;
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
