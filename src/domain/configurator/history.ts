/**
 * Undo and redo of a configuration. Executing a change pushes its inverse and clears redo; undo and redo move commands between the
 * stacks; the steps of one drag are merged. The state holds the customer's input, not the normalised values, so that an undo restores
 * the intent. Specification: storefront §4 (configurator), configurator design §5.8.
 */
import type { ParameterValue } from './evaluation.ts';

export type Entered = Readonly<Record<string, ParameterValue>>;

/** Parameter id → value to set; undefined removes the entry. */
export type Patch = Readonly<Record<string, ParameterValue | undefined>>;

export interface Command {
  set: Patch;
  inv: Patch;
  /** Changes with the same key become one step: a pointer session, or repeats of a key. */
  mergeKey?: string;
  /** Time of the change, in milliseconds of any clock; key repeats further apart remain separate steps. */
  atMs?: number;
}

export interface History {
  values: Entered;
  undo: readonly Command[];
  redo: readonly Command[];
}

export const mostSteps = 200;
const mergeWithinMs = 600;

export function startHistory(values: Entered): History {
  return { values, undo: [], redo: [] };
}

export function applyPatch(values: Entered, patch: Patch): Entered {
  const next: Record<string, ParameterValue> = { ...values };
  for (const [id, value] of Object.entries(patch)) {
    if (value === undefined) delete next[id];
    else next[id] = value;
  }
  return next;
}

/** The command for a change to these values; entries that change nothing are left out. */
export function commandFor(values: Entered, set: Patch, merge: { mergeKey?: string; atMs?: number } = {}): Command {
  const before = (id: string): ParameterValue | undefined => (Object.hasOwn(values, id) ? values[id] : undefined);
  const changed = Object.entries(set).filter(([id, value]) => before(id) !== value);
  return { set: Object.fromEntries(changed), inv: Object.fromEntries(changed.map(([id]) => [id, before(id)])), ...merge };
}

/** One command with the effect of `first` and then `second`. */
export function mergeCommands(first: Command, second: Command): Command {
  return { ...second, set: { ...first.set, ...second.set }, inv: { ...second.inv, ...first.inv } };
}

/** Stacks hold commands as executed; their inverse is applied on undo. */
function belongsTogether(top: Command | undefined, command: Command): top is Command {
  if (top?.mergeKey === undefined || top.mergeKey !== command.mergeKey) return false;
  return top.atMs === undefined || command.atMs === undefined || command.atMs - top.atMs <= mergeWithinMs;
}

export function execute(history: History, set: Patch, merge: { mergeKey?: string; atMs?: number } = {}): History {
  const command = commandFor(history.values, set, merge);
  if (Object.keys(command.set).length === 0) return history;
  const values = applyPatch(history.values, command.set);
  const top = history.undo.at(-1);
  const undo = belongsTogether(top, command) ? [...history.undo.slice(0, -1), mergeCommands(top, command)] : [...history.undo, command];
  return { values, undo: undo.slice(-mostSteps), redo: [] };
}

export function undo(history: History): History {
  const command = history.undo.at(-1);
  if (command === undefined) return history;
  return { values: applyPatch(history.values, command.inv), undo: history.undo.slice(0, -1), redo: [...history.redo, command] };
}

export function redo(history: History): History {
  const command = history.redo.at(-1);
  if (command === undefined) return history;
  return { values: applyPatch(history.values, command.set), undo: [...history.undo, command], redo: history.redo.slice(0, -1) };
}
