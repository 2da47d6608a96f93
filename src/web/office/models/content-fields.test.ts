import { expect, test } from 'vitest';
import type { ModelContent } from '#contract/model-desk.ts';
import { mergeFields } from '../record/merge-fields.ts';
import { fieldsOf, withFields } from './content-fields.ts';

const content = (lets: object[], max = 100): ModelContent => ({
  document: { id: 'kiste', let: lets, tables: { t: { rows: [{ max }] } } },
  cost: null,
  examples: [],
});

const before = content([
  { id: 'a', expr: '1' },
  { id: 'b', expr: '2' },
]);

function merged(theirs: ModelContent, mine: ModelContent): { content: ModelContent; asked: string[] } {
  const merge = mergeFields(fieldsOf(before), fieldsOf(theirs), fieldsOf(mine));
  return { content: withFields(theirs, mine, merge.fields), asked: merge.contradictions.map(({ field }) => field) };
}

test('what two changed in different cells fits together, also when one of them added a row above', () => {
  const theirs = content([
    { id: 'new', expr: '9' },
    { id: 'a', expr: '1' },
    { id: 'b', expr: '2' },
  ]);
  const mine = content(
    [
      { id: 'a', expr: '1' },
      { id: 'b', expr: 'a + 1' },
    ],
    250,
  );
  expect(merged(theirs, mine)).toEqual({
    content: content(
      [
        { id: 'new', expr: '9' },
        { id: 'a', expr: '1' },
        { id: 'b', expr: 'a + 1' },
      ],
      250,
    ),
    asked: [],
  });
});

test('a row that only I added is kept', () => {
  const mine = content([
    { id: 'a', expr: '1' },
    { id: 'b', expr: '2' },
    { id: 'c', expr: '3' },
  ]);
  expect(
    merged(
      content([
        { id: 'a', expr: '7' },
        { id: 'b', expr: '2' },
      ]),
      mine,
    ).content,
  ).toEqual(
    content([
      { id: 'a', expr: '7' },
      { id: 'b', expr: '2' },
      { id: 'c', expr: '3' },
    ]),
  );
});

test('one cell with two values is asked about', () => {
  expect(
    merged(
      content([
        { id: 'a', expr: '5' },
        { id: 'b', expr: '2' },
      ]),
      content([
        { id: 'a', expr: '6' },
        { id: 'b', expr: '2' },
      ]),
    ).asked,
  ).toEqual(['document.let.a.expr']);
});

const [a, b] = [
  { id: 'a', expr: '1' },
  { id: 'b', expr: '2' },
];

test('rows that each of two added at the end are both kept', () => {
  const theirs = content([a, b, { id: 'theirs', expr: '3' }]);
  const mine = content([a, b, { id: 'mine', expr: '4' }]);
  expect(merged(theirs, mine)).toEqual({
    content: content([a, b, { id: 'mine', expr: '4' }, { id: 'theirs', expr: '3' }]),
    asked: [],
  });
});

test('a cell that I cleared and a row that I took away do not come back', () => {
  const theirs = content([{ id: 'a', expr: '7' }, b], 250);
  expect(merged(theirs, content([a]))).toEqual({ content: content([{ id: 'a', expr: '7' }], 250), asked: [] });
  expect(merged(theirs, content([a, { id: 'b' }])).content).toEqual(content([{ id: 'a', expr: '7' }, { id: 'b' }], 250));
});

test('what I emptied of all its rows stays an empty list', () => {
  expect(merged(content([a, b], 250), content([])).content).toEqual(content([], 250));
});

test('two rows of one name, as a draft may have them, are both kept', () => {
  const twice = [a, b, { id: 'b', expr: '5' }];
  expect(withFields(content(twice), content(twice, 250), fieldsOf(content(twice, 250)))).toEqual(content(twice, 250));
});
