/**
 * A little larger for less money: skids, boards and braces come in whole pieces, so the next size up may need fewer of them, and a crate for heavier
 * goods has thicker boards on fewer joists. Finds what is worth pricing; the price itself is the server's. Specification: carpentry design §5 (price).
 */
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Values } from './evaluation.ts';

const asked = ['length', 'width', 'height', 'mass'] as const;
export type Asked = (typeof asked)[number];

export interface More {
  parameter: Asked;
  /** In mm or kg; `by`: how much more than asked for. */
  to: number;
  by: number;
  /** The whole configuration. */
  values: Values;
}

/** mm and kg: offers are round numbers. */
const grid = 10;
/** mm: no larger than that. */
const reach = 50;
const heavier = [1.1, 1.25, 1.5, 2];

/** A smaller saving, as a share of the price, is not worth mentioning. */
const leastShare = 0.005;

/**
 * For each size and for the weight, the nearest larger value that can be built and needs fewer parts, less wood or fewer nails than `now`. Each step evaluates
 * one value and yields null if it needs no less, so that the caller can pause in between.
 */
export function* moreForLess(compiled: CompiledModel, now: Evaluation): Generator<More | null> {
  for (const parameter of asked) {
    const value = now.values[parameter];
    const param = compiled.params.find((each) => each.param.id === parameter)?.param;
    if (typeof value !== 'number' || param?.type !== 'number') continue;
    for (const to of nextOf(parameter, value)) {
      const values = { ...now.values, [parameter]: to };
      const other = evaluate(compiled, values);
      if (isBuildable(other) && needsLess(now, other)) {
        yield { parameter, to, by: to - value, values };
        break;
      }
      yield null;
    }
  }
}

function nextOf(parameter: Asked, value: number): number[] {
  if (parameter === 'mass') return heavier.map((times) => Math.ceil((value * times) / grid) * grid);
  const first = (Math.floor(value / grid) + 1) * grid;
  return Array.from({ length: reach / grid }, (_, index) => first + index * grid);
}

const isBuildable = ({ problems }: Evaluation): boolean => problems.every(({ severity }) => severity !== 'ERROR');

function needsLess(now: Evaluation, other: Evaluation): boolean {
  return other.totals.parts < now.totals.parts || other.totals.woodVolume < now.totals.woodVolume || pieces(other) < pieces(now);
}

/** With nails and screws, which the number of parts leaves out. */
const pieces = ({ partList }: Evaluation): number => partList.reduce((sum, { count }) => sum + count, 0);

/** Whether a price of the same unit is low enough to be worth mentioning. */
export const isWorthSaying = (now: number, other: number): boolean => other <= now * (1 - leastShare);
