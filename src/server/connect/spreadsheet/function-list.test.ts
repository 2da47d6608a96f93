import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lambdaHelpers } from '#domain/spreadsheet/function/lambda-helper.ts';
import { sheetFunctions } from '#domain/spreadsheet/function/registry.ts';

const list = readFileSync(path.join(import.meta.dirname, '../../../../workbooks/functions.md'), 'utf8');
const named = [...list.matchAll(/^\| [^|]+ \| ([A-Z0-9. ]+) \|$/gm)].flatMap(([, names = '']) => names.split(' '));

describe('the list of functions that are not supported', () => {
  it('names none that is', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => sheetFunctions.has(name))).toEqual([]);
  });

  it('says how many are', () => {
    const others = ['LET', 'LAMBDA', 'ISOMITTED', 'AREAS', ...Object.keys(lambdaHelpers)];
    expect(list).toContain(`${new Set([...sheetFunctions.keys(), ...others]).size} functions`);
  });
});
