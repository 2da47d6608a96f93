import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentPage } from '#contract/content.ts';
import { contentPages } from './content-pages.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const slugs = [...new Set(contentPages.map(({ slug }) => slug))];

/** All strings of a page. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe.each(slugs)('%s', (slug) => {
  const pages = contentPages.filter((page) => page.slug === slug);

  test('is written in German, French and English, each once, with the same blocks', () => {
    expect(pages.map(({ language }) => language).toSorted()).toEqual(['de', 'en', 'fr']);
    const kinds = pages.map(({ blocks }) => blocks.map(({ kind }) => kind).join());
    expect(new Set(kinds).size).toBe(1);
  });

  test('is what the wire carries', () => {
    for (const page of pages) expect(ContentPage.safeParse(page).error).toBeUndefined();
  });

  test('shows pictures that are there', () => {
    const pictures = pages.flatMap(textsIn).filter((text) => text.startsWith('/images/'));
    for (const picture of pictures) expect(existsSync(join(publicFolder, picture)), picture).toBe(true);
  });

  test('is written in Swiss German', () => {
    expect(pages.flatMap(textsIn).join('\n')).not.toContain('ß');
  });
});

test('a link that leads out of the shop is refused', () => {
  const page = (to: string) => ({
    slug: 'x',
    title: 'x',
    blocks: [{ kind: 'teasers', items: [{ title: '', text: '', link: { to, label: '' } }] }],
  });
  expect(ContentPage.safeParse(page('/kontakt')).success).toBe(true);
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'kontakt'])
    expect(ContentPage.safeParse(page(to)).success, to).toBe(false);
});
