import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { paperExamples } from './papers.ts';

const company = { ...profile, words: houseWords };
const rappenOf = (text: string): number => Math.round(Number(text.replaceAll("'", '').replace('−', '-')) * 100);

const papers = paperExamples
  .filter(({ key }) => key !== 'paper.large')
  .flatMap((example) => (example.kind === 'paper' ? languages.map((language) => ({ language, ...example })) : []));

test.each(papers)('the amounts of $key in $language add up', ({ language, make }) => {
  const { lines, sums, tables } = make({ company, language, publicUrl: 'https://shop.example' });
  if (tables !== undefined || sums.length === 0) return;
  const products = lines.reduce((sum, { amount }) => sum + rappenOf(amount), 0);
  expect(rappenOf(sums[0]?.amount ?? '')).toBe(products);
});

test('a credit note speaks of no fees for reminders, and a return of no goods received', () => {
  const textOf = (name: string): string => {
    const example = papers.find(({ key }) => key === name);
    return JSON.stringify(example?.make({ company, language: 'de', publicUrl: '' }));
  };
  expect(textOf('paper.credit')).not.toContain('Mahngebühr');
  expect(textOf('paper.return')).not.toMatch(/Geliefert am|unbeschädigt erhalten/);
});
