import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortNamesOf, shortStyleNames } from './short-names.ts';

const root = join(import.meta.dirname, '../..');
const sheets = new Map(globSync('src/**/*.module.css', { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

test('every name of a style has two signs, begins with a letter and is nobody else’s', () => {
  const names = [...shortNamesOf(sheets).values()];
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => !/^[a-zA-Z][a-zA-Z0-9]$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('no name is one that blockers of advertisements hide', () => {
  const many = new Map([['many.module.css', Array.from({ length: 3224 }, (_, index) => `.name-${index} {}`).join('')]]);
  expect([...shortNamesOf(many).values()].filter((name) => name.toLowerCase() === 'ad')).toEqual([]);
});

test('when two signs are used up, a number follows', () => {
  const many = new Map([['many.module.css', Array.from({ length: 7000 }, (_, index) => `.name-${index} {}`).join('')]]);
  const names = [...shortNamesOf(many).values()];
  expect(new Set(names).size).toBe(7000);
  expect(names.filter((name) => !/^[a-zA-Z][a-zA-Z0-9][12]?$/.test(name))).toEqual([]);
});

test('a name stays when other sheets come and go', () => {
  const [one, other] = ['.bar {}', '.bar {} @keyframes turn {} .bar:hover .go {}'];
  const both = shortNamesOf(
    new Map([
      ['a.module.css', one],
      ['b.module.css', other],
    ]),
  );
  const alone = shortNamesOf(new Map([['b.module.css', other]]));
  expect([...alone].map(([key]) => key)).toEqual(['b.module.css bar', 'b.module.css turn', 'b.module.css go']);
  expect([...alone].every(([key, name]) => both.get(key) === name)).toBe(true);
});

test('a name that no sheet has stops the build', () => {
  const nameOf = shortStyleNames(root);
  const file = join(root, 'src/web/ui/button.module.css');
  expect(nameOf('button', file)).toBe(nameOf('button', `${file}?used`));
  expect(() => nameOf('nowhere', file)).toThrow('no short name');
});
