import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleMatch } from './article-query.ts';
import { ArticleNumberIndex } from './article-number-index.ts';
import { compoundRows } from './compound-rows.ts';
import { dimensionScores } from './dimension.ts';
import { readDimensions } from './read-dimensions.ts';
import { SizeIndex } from './size-index.ts';
import type { Field, FieldTerms } from './term-index.ts';
import { bitOf, fieldBits, TermIndex } from './term-index.ts';
import type { PlannedWord } from './search-plan.ts';
import { WordScores } from './word-score.ts';

const none: FieldTerms = { name: [], category: [], modifier: [], value: [], foreign: [], text: [], around: [] };
const word = fc.constantFrom('kist', 'kistdeckel', 'palett', 'deckel', 'latt');
const words = fc.array(word, { maxLength: 3 });
const document = fc.record({ name: words, text: words, isOpen: fc.boolean() });

const contentOf = (index: TermIndex) =>
  ['kist', 'kistdeckel', 'palett', 'deckel', 'latt'].map((term) => [index.entriesOf(term), index.knows(term), index.knowsWell(term)]);

test('what is taken away leaves an index as if it had never been there', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 8 }), fc.array(document, { maxLength: 8 }), fc.boolean(), (stay, leave, sorted) => {
      const index = new TermIndex();
      const only = new TermIndex();
      const at = (place: number, isStaying: boolean): number => place * 2 + (isStaying ? 1 : 0);
      leave.forEach(({ name, text, isOpen }, place) => index.add(at(place, false), { ...none, name, text }, isOpen));
      if (sorted) expect([...index.beginningWith('x')]).toEqual([]);
      stay.toReversed().forEach(({ name, text, isOpen }, place) => index.add(at(place, true), { ...none, name, text }, isOpen));
      stay.toReversed().forEach(({ name, text, isOpen }, place) => only.add(at(place, true), { ...none, name, text }, isOpen));
      leave.forEach(({ name, text, isOpen }, place) => index.remove(at(place, false), { ...none, name, text }, isOpen));
      expect(contentOf(index)).toEqual(contentOf(only));
    }),
  );
});

test('few rows find the entries that reading all of them finds', () => {
  const row = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 9 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 60, maxLength: 90 }), row, (names, rows) => {
      const index = new TermIndex();
      names.forEach((name, at) => index.add(at, { ...none, name }, true));
      const among = new Set(rows);
      const read = index.entriesOf('kist').filter((entry) => among.has(entry >> fieldBits));
      const found = index.entriesAmong('kist', rows).filter((entry) => among.has(entry >> fieldBits));
      expect(found.toSorted((a, b) => a - b)).toEqual(read);
      expect(index.entriesAmong('kist', null)).toEqual(index.entriesOf('kist'));
    }),
  );
});

test('a word that looks at few rows scores them as if it had looked at all', () => {
  const group = (terms: readonly string[]): PlannedWord => ({
    typed: terms.join(''),
    groups: [{ terms, weight: 0.8, prefix: terms[0] === 'kist', place: 'anywhere' }],
  });
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 60, maxLength: 90 }),
      fc.constantFrom(['kist'], ['latt'], ['latt', 'kist', 'deckel']),
      (names, terms) => {
        const index = new TermIndex();
        names.forEach((name, at) => index.add(at, { ...none, name, text: [...name.slice(1), 'rar'].slice(at % 11 === 0 ? 0 : 1) }, true));
        const sums = (narrows: boolean): (readonly [number, number, number])[] => {
          const scores = new WordScores();
          scores.start(names.length);
          const rows = scores.add(
            index,
            { typed: 'rar', groups: [{ terms: ['rar'], weight: 1, prefix: false, place: 'anywhere' }] },
            () => true,
            true,
          );
          if (narrows) scores.narrow(rows, 1);
          scores.add(index, group(terms), () => true, false);
          return rows.filter((at) => scores.answered(at) === 2).map((at) => [at, scores.sum(at), scores.named(at)] as const);
        };
        expect(sums(true)).toEqual(sums(false));
      },
    ),
  );
});

test('the rows of a compound follow the index', () => {
  const field = fc.constantFrom('name', 'category', 'value', 'text');
  const product = fc.dictionary(field, words, { noNullPrototype: true });
  const bits = fc
    .subarray(['name', 'category', 'value', 'text'] as const, { minLength: 1 })
    .map((names) => names.reduce((sum, name) => sum | bitOf(name), 0));
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 9 }),
      fc.array(product, { minLength: 1, maxLength: 3 }),
      bits,
      bits,
      (first, later, headIn, partsIn) => {
        const index = new TermIndex();
        const compound = { terms: ['palett', 'latt', 'kist'], headIn, partsIn };
        const found = (): unknown => [...compoundRows(index, compound).rows];
        const holds = (texts: Partial<FieldTerms>, term: string, where: number): boolean =>
          Object.entries(texts).some(([name, terms]) => (bitOf(name as Field) & where) !== 0 && terms.includes(term));
        const expected = (all: readonly Partial<FieldTerms>[]): unknown =>
          all.flatMap((each, row) => (compound.terms.every((term, at) => holds(each, term, at === 2 ? headIn : partsIn)) ? [row] : []));
        first.forEach((texts, row) => index.add(row, { ...none, ...texts }, true));
        expect(found()).toEqual(expected(first));
        later.forEach((texts, at) => index.add(first.length + at, { ...none, ...texts }, true));
        expect(found()).toEqual(expected([...first, ...later]));
        later.forEach((texts, at) => index.remove(first.length + at, { ...none, ...texts }, true));
        expect(found()).toEqual(expected(first));
      },
    ),
  );
});

test('a compound counts half its weakest part and half the mean of all', () => {
  const index = new TermIndex();
  index.add(4, { ...none, name: ['kist'], text: ['palett'] }, true);
  const { rows, scores } = compoundRows(index, {
    terms: ['palett', 'kist'],
    headIn: bitOf('name'),
    partsIn: bitOf('name') | bitOf('text'),
  });
  expect([...rows]).toEqual([4]);
  expect(scores[0]).toBeCloseTo((0.1 + (1 + 0.1) / 2) / 2);
});

test('a beginning finds the terms that begin so, those added later, too', () => {
  const index = new TermIndex();
  index.add(1, { ...none, name: ['kistdeckel', 'kist'] }, true);
  expect([...index.beginningWith('kis')]).toEqual(['kist', 'kistdeckel']);
  index.add(0, { ...none, text: ['kisse'] }, true);
  expect([...index.beginningWith('kis')]).toEqual(['kisse', 'kist', 'kistdeckel']);
  expect(index.entriesOf('kist').map((entry) => entry >> fieldBits)).toEqual([1]);
});

test('article numbers are found as comparing with each of them finds them', () => {
  const number = fc
    .tuple(fc.constantFrom('hk', 'h', 'ka', ''), fc.constantFrom('', '0', '000'), fc.integer({ min: 0, max: 120 }))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 10 }), fc.array(number, { maxLength: 4 }), number, (stay, leave, asked) => {
      const index = new ArticleNumberIndex();
      const all = [...stay, ...leave];
      all.forEach((each, row) => index.add(row, each));
      leave.forEach((each, place) => index.remove(stay.length + place, each));
      const expected = stay.flatMap((each, row) => (articleMatch(asked, each) > 0 ? [[row, articleMatch(asked, each)]] : []));
      expect([...index.find(asked)].toSorted(([a], [b]) => a - b)).toEqual(expected);
    }),
  );
});

test('sizes are found as comparing with each of them finds them', () => {
  const side = fc.integer({ min: 50, max: 400 });
  const size = fc.array(side, { minLength: 1, maxLength: 3 });
  const typed = fc.array(side, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.array(size, { maxLength: 2 }), { maxLength: 10 }), typed, (products, sides) => {
      const { readings } = readDimensions(sides.length === 1 ? `${sides[0]} mm` : sides.join('x'));
      const index = new SizeIndex();
      products.forEach((sizes, row) => index.add(row, sizes));
      const rows = products.map((_, row) => row);
      const scores = dimensionScores(readings, index.figuresOf(rows));
      expect(index.find(readings).toSorted((a, b) => a - b)).toEqual(rows.filter((row) => scores.has(row)));
    }),
  );
});
