/** A rule that only its own test calls says nothing of the shop: whatever the domain exports is used by the program, or by the rules beside it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutComments } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const isTest = (path: string): boolean => /\.(test|test-data)\.tsx?$/.test(path);

/** The specification names the errors of these; the types of the program leave no way to them. */
const namedBySpecification = new Set(['deliveryModeName', 'deliveryTypeOf', 'paymentOptionOf']);

function wordsIn(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

it('every export of the domain is used outside its tests', () => {
  const texts = globSync('{src,demo,fakes,models,tools}/**/*.{ts,tsx,mjs}', { cwd: root })
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }));
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(({ text }) => wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = texts
    .filter(({ path }) => path.startsWith('src/domain/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:const|function|class|type|interface) (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(({ name }) => counts.get(name) === 1 && !namedBySpecification.has(name))).toEqual([]);
});
