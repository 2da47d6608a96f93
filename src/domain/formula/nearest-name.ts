/** What a name that nobody knows was probably meant to be: the known one with the fewest slips. */
import { editDistance } from '#domain/language/edit-distance.ts';
import type { Scope } from './check.ts';
import { formulaFunctions, partFunctions } from './function.ts';
import type { FormulaFault } from './syntax.ts';

/** What could stand where the fault is; empty where it is not about a name. */
export function namesFor(key: FormulaFault['key'], { names, tables }: Scope): string[] {
  if (key === 'unknown-name') return [...names.keys()];
  if (key === 'unknown-function') return ['lookup', ...partFunctions, ...formulaFunctions.keys()];
  if (key === 'unknown-table') return [...tables.keys()];
  if (key === 'unknown-column') return [...new Set([...tables.values()].flatMap(({ columns }) => Object.keys(columns)))];
  return [];
}

/** Null: nothing is near. Names of one or two letters may differ in capitals only. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const limit = name.length <= 2 ? 0 : name.length <= 5 ? 1 : Math.min(3, Math.floor(name.length / 3));
  const lower = name.toLowerCase();
  const near = known
    .map((each) => ({ each, slips: editDistance(lower, each.toLowerCase(), limit) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.each ?? null;
}
