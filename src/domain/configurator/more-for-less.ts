/**
 * A little more for less money: skids, boards and braces come in whole pieces, so the next size up may need fewer of them, and what is built for heavier
 * goods has thicker boards on fewer joists. Says what is worth a price; the price itself is the server's. Specification: carpentry design §5 (price).
 */
import type { CompiledModel } from './compiled-model.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Values } from './evaluation.ts';

const asked = ['length', 'width', 'height', 'mass'] as const;
export type Asked = (typeof asked)[number];

export interface More {
  parameter: Asked;
  /** In mm or kg, and how much more than asked that is. */
  to: number;
  by: number;
  /** The whole configuration. */
  values: Values;
}

/** mm and kg: what is offered is a round number. */
const grid = 10;
/** mm: no larger than this. */
const reach = 50;
const heavier = [1.1, 1.25, 1.5, 2];

/** Less than this of the price is not worth a word. */
const leastShare = 0.005;

/**
 * Of each size and of the weight the nearest one that can be built and needs fewer parts or less wood than `now`. Each step evaluates one of them and yields
 * null where it needs no less, so that who has other things to do can pause between.
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

function needsLess({ totals: now }: Evaluation, { totals: other }: Evaluation): boolean {
  return other.parts < now.parts || other.woodVolume < now.woodVolume;
}

/** True where a price of the same unit is so much lower that it is worth a word. */
export const isWorthSaying = (now: number, other: number): boolean => other <= now * (1 - leastShare);
