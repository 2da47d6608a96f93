import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { countText } from './count-text.ts';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';
import { GroupedNumbers } from './grouped-numbers.tsx';
import { TextProvider } from './text-provider.tsx';

const texts = { de, fr, en };

const shown = (language: Language, content: ReactNode): string =>
  renderToStaticMarkup(
    <TextProvider language={language} messages={texts[language]}>
      {content}
    </TextProvider>,
  ).replaceAll('&#x27;', "'");

function Count({ count }: { count: number }) {
  const t = useTranslations('catalog');
  return t('productCount', { count });
}

const said = (language: Language, count: number): string =>
  shown(
    language,
    <GroupedNumbers>
      <Count count={count} />
    </GroupedNumbers>,
  );

describe('a count in a sentence', () => {
  it.each([
    ['de', 1234, "1'234 Produkte"],
    ['de', 1_234_567, "1'234'567 Produkte"],
    ['de', 999, '999 Produkte'],
    ['de', 1, '1 Produkt'],
    ['fr', 1234, '1\u00A0234 produits'],
    ['en', 1234, '1,234 products'],
  ] as const)('%s %d', (language, count, sentence) => {
    expect(said(language, count)).toBe(sentence);
  });
});

it.each([
  ['de', "10'090"],
  ['fr', '10\u00A0090'],
  ['en', '10,090'],
])('a number on its own in %s', (locale, text) => {
  expect(countText(locale, 10_090)).toBe(text);
});
