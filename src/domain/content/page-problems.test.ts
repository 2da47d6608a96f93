import { expect, test } from 'vitest';
import { pageProblems, pathsIn } from './page-problems.ts';

const picture = { src: '/images/scenes/terrace.webp', width: 1000, height: 750, alt: 'Terrasse' };
const link = { to: '/kontakt', label: 'Anrufen' };

test.each([
  [{ kind: 'paragraph', text: 'Ja' }, []],
  [{ kind: 'paragraph', text: ' ' }, ['blocks.0.text validation.required']],
  [{ kind: 'list', items: ['a', ''] }, ['blocks.0.items.1 validation.required']],
  [{ kind: 'list', items: [] }, ['blocks.0.items validation.required']],
  [{ kind: 'picture', picture, caption: '' }, []],
  [
    { kind: 'picture', picture: { ...picture, src: 'https://evil.example/x.png', width: 0 }, caption: '' },
    ['blocks.0.picture.src pictureOfShop', 'blocks.0.picture.width pictureSizeNeeded'],
  ],
  [
    { kind: 'entry', date: '2026-02-30', title: 'x', text: 'x', link: { to: '//evil.example', label: 'x' } },
    ['blocks.0.date validation.required', 'blocks.0.link.to linkWithinShop'],
  ],
  [
    { kind: 'teasers', items: [{ title: 'x', text: 'x', link: { to: 'javascript:alert(1)', label: '' } }] },
    ['blocks.0.items.0.link.to linkWithinShop', 'blocks.0.items.0.link.label validation.required'],
  ],
  [{ kind: 'table', head: ['a', 'b'], rows: [['1', '2'], ['1']] }, ['blocks.0.rows tableRowsUneven']],
])('%j', (block, expected) => {
  expect(pageProblems({ title: 'Seite', blocks: [block] }).map(({ field, problem }) => `${field} ${problem.key}`)).toEqual(expected);
});

test('a page has a title', () => {
  expect(pageProblems({ title: '', blocks: [] })).toMatchObject([{ field: 'title', problem: { key: 'validation.required' } }]);
});

test('ways and pictures are found wherever they stand, each once', () => {
  expect(pathsIn({ blocks: [{ picture, items: [{ link, picture }, { link: { to: '/agb', label: '/nicht' } }] }] })).toEqual([
    picture.src,
    '/kontakt',
    '/agb',
  ]);
});
