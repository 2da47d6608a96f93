/** What an unknown name was probably meant to be: the known name with the fewest typing errors. */
import { editDistance } from '#domain/language/edit-distance.ts';
import type { Scope } from './check.ts';
import { formulaFunctions, partFunctions } from './function.ts';
import type { FormulaFault } from './syntax.ts';

/** Names that would be valid at the fault; empty for other faults. */
export function namesFor(key: FormulaFault['key'], { names, tables }: Scope): string[] {
  if (key === 'unknown-name') return [...names.keys()];
  if (key === 'unknown-function') return ['lookup', ...partFunctions, ...formulaFunctions.keys()];
  if (key === 'unknown-table') return [...tables.keys()];
  if (key === 'unknown-column') return [...new Set([...tables.values()].flatMap(({ columns }) => Object.keys(columns)))];
  return [];
}

/** Null: no similar name. Names of one or two letters may differ in case only. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const limit = name.length <= 2 ? 0 : name.length <= 5 ? 1 : Math.min(3, Math.floor(name.length / 3));
  const lower = name.toLowerCase();
  const near = known
    .map((each) => ({ each, slips: editDistance(lower, each.toLowerCase(), limit) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.each ?? null;
}
