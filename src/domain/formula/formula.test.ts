import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormula, type NameInfo, type Scope } from './check.ts';
import { compileFormula, type Frame } from './compile.ts';
import { parseFormula } from './parse.ts';
import type { FormulaValue } from './syntax.ts';
import type { Table } from './table.ts';
import { traceFormula } from './trace.ts';

const thickness: Table = {
  key: 'max',
  columns: { max: 'kg', mm: 'mm', name: 'text' },
  rows: [
    { max: 250, mm: 18, name: 'light' },
    { max: 500, mm: 30, name: 'heavy' },
  ],
  lookup: 'firstMax',
};
const curve: Table = {
  key: 'at',
  columns: { at: '', value: '' },
  rows: [
    { at: 0, value: 10 },
    { at: 10, value: 30 },
  ],
  lookup: 'linear',
};

const facts: Record<string, [FormulaValue, string | null]> = {
  L: [1000, 'mm'],
  n: [3, ''],
  m: [150, 'kg'],
  finish: ['raw', null],
  open: [true, null],
};
const names = new Map<string, NameInfo>(
  Object.entries(facts).map(([name, [value, unit]], slot) => [
    name,
    { slot, unit, type: typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'boolean' : 'number' },
  ]),
);
const scope: Scope = {
  names,
  tables: new Map([
    ['thickness', thickness],
    ['curve', curve],
  ]),
  parts: false,
};

function frame(): Frame {
  return { slots: Object.values(facts).map(([value]) => value), parts: null, missed: [] };
}

function faultsOf(source: string): string[] {
  const parsed = parseFormula(source);
  return 'fault' in parsed ? [parsed.fault.key] : checkFormula(parsed.node, scope).faults.map((fault) => fault.key);
}

function run(source: string, at = frame()): FormulaValue {
  const parsed = parseFormula(source);
  if ('fault' in parsed) throw new Error(parsed.fault.key);
  expect(checkFormula(parsed.node, scope).faults).toEqual([]);
  return compileFormula(parsed.node, scope)(at);
}

describe('formula', () => {
  it.each<[string, FormulaValue]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['-n + 1', -2],
    ['!open || L > 5', true],
    ['n > 2 ? 7 : 8', 7],
    ['n > 5 ? 1 : n > 2 ? 2 : 3', 2],
    ['17 % 5', 2],
    ['ceil(1040 / 520)', 2],
    ['ceil((0.1 + 0.2) * 10)', 3],
    ['floor(0.3 * 10)', 3],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['roundUp(1201, 50)', 1250],
    ['clamp(12, 0, 10)', 10],
    ['max(1, n, 2)', 3],
    ['hyp(3, 4)', 5],
    ['atan2deg(1, 1)', 45],
    ["text('BR-', n)", 'BR-3'],
    ["in(finish, 'oiled', 'raw')", true],
    ['isSet(finish) && open', true],
    ["lookup('thickness', m, 'mm')", 18],
    ["lookup('thickness', 250, 'mm')", 18],
    ["lookup('thickness', 250.1, 'name')", 'heavy'],
    ["lookup('curve', 5, 'value')", 20],
  ])('%s = %s', (source, value) => {
    expect(run(source)).toBe(value);
  });

  it.each([
    ["constructor('x')", 'unknown-function'],
    ['__proto__', 'unexpected-character'],
    ['L.constructor', 'unexpected-character'],
    ['toString', 'unknown-name'],
    ['hasOwnProperty(1)', 'unknown-function'],
    ['L[0]', 'unexpected-character'],
    ['L = 3', 'unexpected-character'],
    ['1 +', 'unexpected-token'],
    ['1 2', 'unexpected-token'],
    ["'open", 'open-text'],
    ['min()', 'argument-count'],
    ['missing + 1', 'unknown-name'],
    ['L + m', 'unit'],
    ['L < m', 'unit'],
    ['max(L, m)', 'unit'],
    ["lookup('thickness', L, 'mm')", 'unit'],
    ["finish + 'x'", 'operand-type'],
    ['open ? 1 : finish', 'operand-type'],
    ["lookup('nowhere', m, 'mm')", 'unknown-table'],
    ["lookup('thickness', m, '__proto__')", 'unknown-column'],
    ["lookup('thickness', m, 'toString')", 'unknown-column'],
    ["countParts('skids')", 'parts-not-known-yet'],
    ['1+'.repeat(260) + '1', 'too-long'],
    ['('.repeat(80) + '1' + ')'.repeat(80), 'too-deep'],
    ['1' + '+1'.repeat(100), 'too-deep'],
  ])('%s is refused: %s', (source, key) => {
    expect(faultsOf(source)).toContain(key);
  });

  it('notes the table that had no answer and goes on with NaN', () => {
    const at = frame();
    expect(run("lookup('thickness', 501, 'mm') + 1", at)).toBeNaN();
    expect(at.missed).toEqual(['thickness']);
  });

  it('explains itself by names and table rows', () => {
    const parsed = parseFormula("lookup('thickness', m, 'mm') * 2");
    if ('fault' in parsed) throw new Error('does not parse');
    expect(traceFormula(parsed.node, scope, frame())).toEqual({
      value: 36,
      names: [{ name: 'm', value: 150 }],
      tables: [{ table: 'thickness', key: 150, row: 1, limit: 250, column: 'mm' }],
    });
  });

  it('never throws, whatever is typed', () => {
    const word = fc.constantFrom(
      'L',
      'n',
      'm',
      'open',
      '(',
      ')',
      '+',
      '*',
      '?',
      ':',
      ',',
      "'x'",
      '1.5',
      'min',
      'lookup',
      '.',
      '__proto__',
      '!',
      '==',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 600 }),
          fc.array(word, { maxLength: 60 }).map((words) => words.join('')),
        ),
        (source) => {
          const parsed = parseFormula(source);
          if ('fault' in parsed) return;
          if (checkFormula(parsed.node, scope).faults.length === 0) compileFormula(parsed.node, scope)(frame());
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('computes sums and products as arithmetic does', () => {
    const number = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(run(`${a} + ${b} * ${c} - ${a}`)).toBe(b * c);
      }),
    );
  });
});
