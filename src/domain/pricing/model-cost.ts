/**
 * The production cost of a configured product: material by part list and price list, labour and
 * surcharges by formulas, set-up of the lot shared among the pieces.
 * Specification: configurator design §5.7. The result is a cost, not a price; it stays on the server. It knows no customer and no margin.
 */
import { z } from 'zod';
import { formFault } from '#domain/configurator/check-model.ts';
import type { CompiledModel, ModelFault } from '#domain/configurator/compiled-model.ts';
import { tallyOf } from '#domain/configurator/evaluate.ts';
import type { Evaluation, PartLine } from '#domain/configurator/evaluation.ts';
import { checkFormula, type NameInfo, type Scope } from '#domain/formula/check.ts';
import { compileFormula, type Formula, type Frame } from '#domain/formula/compile.ts';
import { namesFor, nearestName } from '#domain/formula/nearest-name.ts';
import { parseFormula } from '#domain/formula/parse.ts';
import type { FormulaValue } from '#domain/formula/syntax.ts';
import { isAmount, unitPriceFromChf, type UnitPrice } from '#domain/money/money.ts';
import { usageUnits } from '#domain/part-list/part-line.ts';
import type { UsageUnit } from '#domain/part-list/part-line.ts';

const priceSchema = z.strictObject({
  unit: z.enum(usageUnits),
  chf: z.number().nonnegative(),
  waste: z.number().min(0).max(1).optional(),
});

/** Prices by article number or material: CHF per m³, m² or piece; waste is the share bought in excess. */
export const materialPricesSchema = z.strictObject({
  schema: z.literal(1),
  chfPerHour: z.number().positive(),
  prices: z.record(z.string(), priceSchema),
});
export type MaterialPrices = z.infer<typeof materialPricesSchema>;

const expr = z.union([z.string(), z.number()]);

/** `piece` costs apply to every piece, `lot` costs once per order line. */
const costSchema = z.strictObject({
  schema: z.literal(1),
  model: z.string(),
  let: z.array(z.strictObject({ id: z.string(), expr })).optional(),
  rules: z
    .array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        group: z.enum(['material', 'labour', 'surcharge', 'set-up']),
        per: z.enum(['piece', 'lot']),
        expr,
      }),
    )
    .min(1),
});
export type CostModel = z.infer<typeof costSchema>;
type CostRule = CostModel['rules'][number];

export interface CompiledCost {
  prices: MaterialPrices;
  inputs: ReadonlyMap<string, NameInfo>;
  lets: { slot: number; formula: Formula }[];
  rules: { rule: CostRule; formula: Formula }[];
}

export interface CostItem {
  id: string;
  label: string;
  group: CostRule['group'];
  /** CHF for one piece; set-up costs already divided by the quantity. */
  chf: number;
}

export type CostCheck = { kind: 'compiled'; cost: CompiledCost } | { kind: 'faulty'; faults: ModelFault[] };

/** Compiles the costs of a model; mistakes in them are bugs and throw with the rule's id. */
export function compileCost(json: unknown, prices: MaterialPrices, compiled: CompiledModel): CompiledCost {
  const check = checkCost(json, prices, compiled);
  if (check.kind === 'compiled') return check.cost;
  throw new Error(
    `costs of ${compiled.model.id}: ${check.faults.map(({ where, key, detail }) => `${where}: ${key} ${detail}`).join('; ')}`,
  );
}

/** Checks costs from a file or an editor; faults name their cell, `cost.rules.labour`. */
export function checkCost(json: unknown, prices: MaterialPrices, compiled: CompiledModel): CostCheck {
  const parsed = costSchema.safeParse(json);
  if (!parsed.success) return { kind: 'faulty', faults: parsed.error.issues.map((issue) => below('cost', formFault(json, issue))) };
  const cost = parsed.data;
  const faults: ModelFault[] = [];
  const fault = (where: string, { key, detail, ...more }: Omit<ModelFault, 'where'>): void => {
    faults.push({ where, key, detail, ...more });
  };
  if (cost.model !== compiled.model.id) fault('cost.model', { key: 'other-model', detail: cost.model });
  const names = new Map<string, NameInfo>();
  const add = (name: string, type: NameInfo['type'], where = 'cost'): number => {
    if (names.has(name)) fault(where, { key: 'duplicate-name', detail: name });
    else names.set(name, { slot: names.size, type, unit: null });
    return names.get(name)?.slot ?? 0;
  };
  for (const { param } of compiled.params) add(param.id, param.type === 'number' ? 'number' : param.type === 'bool' ? 'boolean' : 'text');
  for (const output of compiled.outputs) add(output.id, 'number');
  for (const name of ['totalParts', 'totalWeight', 'totalVolume', 'quantity', 'materialCost', 'minute']) add(name, 'number');
  const inputs = new Map(names);
  const scope: Scope = { names, tables: new Map(Object.entries(compiled.model.tables)), parts: true };
  const formula = (where: string, source: string | number): Formula => {
    const tree = parseFormula(String(source));
    const found = 'fault' in tree ? [tree.fault] : checkFormula(tree.node, scope).faults;
    for (const { key, at, detail } of found) {
      const nearest = nearestName(detail, namesFor(key, scope));
      fault(where, { key, at, detail, ...(nearest === null ? {} : { nearest }) });
    }
    return 'fault' in tree || found.length > 0 ? () => 0 : compileFormula(tree.node, scope);
  };
  const lets = (cost.let ?? []).map(({ id, expr: source }) => {
    const compiledItem = formula(`cost.let.${id}`, source);
    return { slot: add(id, 'number', `cost.let.${id}`), formula: compiledItem };
  });
  const rules = cost.rules.map((rule) => ({ rule, formula: formula(`cost.rules.${rule.id}`, rule.expr) }));
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'compiled', cost: { prices, inputs, lets, rules } };
}

const below = (root: string, fault: ModelFault): ModelFault => ({ ...fault, where: [root, fault.where].filter(Boolean).join('.') });

function usedAmount(line: PartLine, unit: UsageUnit): number {
  if (unit === 'PC') return line.count;
  return unit === 'CM' ? (line.count * line.length * line.width * line.height) / 1e9 : (line.count * line.length * line.width) / 1e6;
}

export interface MaterialItem {
  /** Article number, material or part key with the price. */
  key: string;
  unit: UsageUnit;
  /** m³, m² or pieces, without waste. */
  amount: number;
  /** CHF per unit. */
  rate: number;
  waste: number;
  chf: number;
}

/** Line by line; null if one of them has no price. */
export function materialItems(prices: MaterialPrices, partList: readonly PartLine[]): MaterialItem[] | null {
  const items: MaterialItem[] = [];
  for (const line of partList) {
    const key = [line.articleNumber, line.material, line.partInfo.key].find((candidate) => Object.hasOwn(prices.prices, candidate));
    const price = key === undefined ? undefined : prices.prices[key];
    if (key === undefined || price === undefined) return null;
    const amount = usedAmount(line, price.unit);
    const waste = price.waste ?? 0;
    items.push({ key, unit: price.unit, amount, rate: price.chf, waste, chf: amount * price.chf * (1 + waste) });
  }
  return items;
}

/** CHF of all lines, or null if one of them has no price. */
export function materialChf(prices: MaterialPrices, partList: readonly PartLine[]): number | null {
  return materialItems(prices, partList)?.reduce((sum, { chf }) => sum + chf, 0) ?? null;
}

/** The cost of one piece at this quantity, item by item; null when the product has an error, a part has no price, or the quantity is not a number of pieces. */
export function costItems(cost: CompiledCost, evaluation: Evaluation, quantity: number): CostItem[] | null {
  const material = materialChf(cost.prices, evaluation.partList);
  const faulty = evaluation.problems.some((problem) => problem.severity === 'ERROR');
  if (faulty || material === null || !(quantity >= 1) || !Number.isFinite(quantity)) return null;
  const { totals } = evaluation;
  const known: Record<string, FormulaValue> = {
    ...evaluation.values,
    ...Object.fromEntries(Object.entries(evaluation.outputs).map(([id, output]) => [id, output.value])),
    totalParts: totals.parts,
    totalWeight: totals.weight,
    totalVolume: totals.woodVolume,
    quantity,
    materialCost: material,
    minute: cost.prices.chfPerHour / 60,
  };
  const slots = [...cost.inputs.keys()].map((name) => known[name] ?? 0);
  const frame: Frame = { slots, parts: tallyOf(evaluation.partList, evaluation.instances), missed: [] };
  for (const item of cost.lets) frame.slots[item.slot] = item.formula(frame);
  const items = cost.rules.map(({ rule, formula }): CostItem => {
    const chf = Number(formula(frame));
    return { id: rule.id, label: rule.label, group: rule.group, chf: rule.per === 'lot' ? chf / quantity : chf };
  });
  return items.every((item) => isAmount(item.chf)) ? items : null;
}

/** Cost of one piece at this quantity in ten-thousandths of a franc; null like `costItems`. */
export function modelCost(cost: CompiledCost, evaluation: Evaluation, quantity: number): UnitPrice | null {
  const items = costItems(cost, evaluation, quantity);
  if (items === null) return null;
  const chf = items.reduce((sum, item) => sum + item.chf, 0);
  return isAmount(chf) ? unitPriceFromChf(chf) : null;
}
