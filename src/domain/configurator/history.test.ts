import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPatch,
  commandFor,
  execute,
  mergeCommands,
  mostSteps,
  redo,
  startHistory,
  undo,
  type Entered,
  type Patch,
  type History,
} from './history.ts';

const id = fc.constantFrom('a', 'b', 'c');
const value = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.boolean(), fc.constantFrom('x', 'y'));
const entered: fc.Arbitrary<Entered> = fc.dictionary(id, value, { noNullPrototype: true });
const patch: fc.Arbitrary<Patch> = fc.dictionary(id, fc.option(value, { nil: undefined }), { noNullPrototype: true });

function press(history: History, a: number, atMs: number): History {
  return execute(history, { a }, { mergeKey: 'key-a', atMs });
}

describe('history', () => {
  it('undo takes back what execute did, redo does it again', () => {
    fc.assert(
      fc.property(entered, fc.array(patch, { minLength: 1, maxLength: 20 }), (values, patches) => {
        const start = startHistory(values);
        const end = patches.reduce((history, set) => execute(history, set), start);
        let back = end;
        while (back.undo.length > 0) back = undo(back);
        expect(back.values).toEqual(values);
        while (back.redo.length > 0) back = redo(back);
        expect(back.values).toEqual(end.values);
      }),
      { numRuns: 1000 },
    );
  });

  it('a merged command does what both do', () => {
    fc.assert(
      fc.property(entered, patch, patch, (values, one, two) => {
        const first = commandFor(values, one);
        const between = applyPatch(values, first.set);
        const second = commandFor(between, two);
        const merged = mergeCommands(first, second);
        expect(applyPatch(values, merged.set)).toEqual(applyPatch(between, second.set));
        expect(applyPatch(applyPatch(values, merged.set), merged.inv)).toEqual(values);
      }),
      { numRuns: 1000 },
    );
  });

  it('executing a change clears redo', () => {
    const history = undo(execute(execute(startHistory({ a: 1 }), { a: 2 }), { a: 3 }));
    expect(history.redo).toHaveLength(1);
    expect(execute(history, { a: 4 }).redo).toEqual([]);
  });

  it('a change that changes nothing is no step', () => {
    const history = startHistory({ a: 1 });
    expect(execute(history, { a: 1 })).toBe(history);
  });

  it('a drag is one step', () => {
    const drag = [2, 3, 4].reduce((history, a) => execute(history, { a }, { mergeKey: 'drag-1' }), startHistory({ a: 1 }));
    expect(drag.undo).toHaveLength(1);
    expect(undo(drag).values).toEqual({ a: 1 });
  });

  it('repeats of a key merge within 600 ms and not later', () => {
    expect(press(press(startHistory({ a: 1 }), 2, 0), 3, 600).undo).toHaveLength(1);
    expect(press(press(startHistory({ a: 1 }), 2, 0), 3, 601).undo).toHaveLength(2);
  });

  it('remembers at most 200 steps', () => {
    let history = startHistory({ a: 0 });
    for (let a = 1; a <= mostSteps + 50; a += 1) history = execute(history, { a });
    expect(history.undo).toHaveLength(mostSteps);
  });

  it('holds its laws over a thousand random sequences of changes, drags, undo and redo', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        set: patch,
        mergeKey: fc.option(fc.constantFrom('drag-1', 'drag-2'), { nil: undefined }),
      }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
    );
    fc.assert(
      fc.property(entered, fc.array(step, { maxLength: 60 }), (values, steps) => {
        let history = startHistory(values);
        for (const next of steps) {
          const before = history;
          if (next.kind === 'change') {
            history = execute(before, next.set, next.mergeKey === undefined ? {} : { mergeKey: next.mergeKey });
            expect(history.values).toEqual(applyPatch(before.values, next.set));
            if (history === before) continue;
            expect(history.redo).toEqual([]);
            // Undoing a single step restores the state before it; a merged one restores the state before its drag.
            const merged = history.undo.length === before.undo.length;
            expect(undo(history).values).toEqual(merged ? undo(before).values : before.values);
          } else {
            history = next.kind === 'undo' ? undo(before) : redo(before);
            const [stack, back] = next.kind === 'undo' ? [before.undo, redo] : [before.redo, undo];
            if (stack.length === 0) expect(history).toBe(before);
            else expect(back(history)).toEqual(before);
          }
          expect(history.undo.length + history.redo.length).toBeLessThanOrEqual(mostSteps);
        }
        while (history.undo.length > 0) history = undo(history);
        expect(history.values).toEqual(values);
      }),
      { numRuns: 1000 },
    );
  });
});
