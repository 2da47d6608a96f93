/**
 * The functions that a formula may call: this list is closed. `lookup` and the three functions over parts are
 * compiled separately, because their first arguments are fixed texts.
 * Specification: configurator design §5.2.
 */
import { roundingTolerance, type FormulaValue, type ValueType } from './syntax.ts';

/** How the result's unit follows from the arguments: the same unit as the arguments, a plain number, or not known. */
export type UnitRule = 'same' | 'first' | 'none' | 'unknown';

export interface FormulaFunction {
  least: number;
  most: number;
  /** Type required of every argument; `any` accepts all. */
  takes: ValueType | 'any';
  gives: ValueType;
  unit: UnitRule;
  run: (args: FormulaValue[]) => FormulaValue;
}

const numeric = (least: number, most: number, unit: UnitRule, run: (...args: number[]) => number): FormulaFunction => ({
  least,
  most,
  takes: 'number',
  gives: 'number',
  unit,
  run: (args) => run(...(args as number[])),
});

function round(value: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  return (Math.sign(scaled) * Math.floor(Math.abs(scaled) + 0.5 + 1e-9)) / scale;
}

const many = 16;

export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map([
  ['min', numeric(1, many, 'same', Math.min)],
  ['max', numeric(1, many, 'same', Math.max)],
  ['ceil', numeric(1, 1, 'first', (value) => Math.ceil(value - roundingTolerance))],
  ['floor', numeric(1, 1, 'first', (value) => Math.floor(value + roundingTolerance))],
  ['round', numeric(1, 2, 'first', round)],
  ['roundUp', numeric(2, 2, 'first', (value, step = 1) => Math.ceil(value / step - roundingTolerance) * step)],
  ['clamp', numeric(3, 3, 'same', (value, low = value, high = value) => Math.max(low, Math.min(high, value)))],
  ['abs', numeric(1, 1, 'first', Math.abs)],
  ['sqrt', numeric(1, 1, 'unknown', Math.sqrt)],
  ['hyp', numeric(2, 2, 'same', Math.hypot)],
  ['atan2deg', numeric(2, 2, 'none', (opposite, adjacent = 1) => (Math.atan2(opposite, adjacent) * 180) / Math.PI)],
  ['text', { least: 1, most: many, takes: 'any', gives: 'text', unit: 'none', run: (args) => args.map(String).join('') }],
  [
    'in',
    { least: 2, most: 40, takes: 'any', gives: 'boolean', unit: 'none', run: ([value, ...list]) => list.includes(value as FormulaValue) },
  ],
  [
    'isSet',
    {
      least: 1,
      most: 1,
      takes: 'any',
      gives: 'boolean',
      unit: 'none',
      run: ([value]) => value !== '' && value !== false && !Number.isNaN(value),
    },
  ],
]);

export const partFunctions = ['sumParts', 'maxParts', 'countParts'] as const;
export type PartFunction = (typeof partFunctions)[number];

export const partFields = ['count', 'amount', 'weight', 'amountCubic', 'length', 'width', 'height', 'area', 'runningLength'] as const;
export type PartField = (typeof partFields)[number];
