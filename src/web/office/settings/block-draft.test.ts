import { describe, expect, test } from 'vitest';
import { contentPages } from '#demo/content/content-pages.ts';
import { blockDraftOf, blockOf, newBlock } from './block-draft.ts';
import { kindsInOrder } from './block-kinds.ts';

describe.each(contentPages.map((page) => [`${page.slug} ${page.language}`, page] as const))('%s', (_name, { blocks }) => {
  test('is the same after it was opened and kept', () => {
    expect(blocks.map((block) => blockOf(blockDraftOf(block)))).toEqual(blocks);
  });
});

test('what may be left empty is left out', () => {
  expect(
    blockOf({
      kind: 'teasers',
      values: { shop: '' },
      items: [{ title: ' A ', text: 'b', 'link.to': '/agb', 'link.label': 'c', 'picture.src': '' }],
    }),
  ).toEqual({
    kind: 'teasers',
    items: [{ title: 'A', text: 'b', link: { to: '/agb', label: 'c' } }],
  });
  expect(blockOf({ kind: 'list', values: { items: ' a \n\n b' }, items: [] })).toEqual({ kind: 'list', items: ['a', 'b'] });
});

test.each(kindsInOrder)('a new %s can be kept once it is filled in', (kind) => {
  expect(blockOf(newBlock(kind))).toMatchObject({ kind });
});
