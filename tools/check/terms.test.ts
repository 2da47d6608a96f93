// One term per thing in French and English: words refused in docs/terms.md must not appear in any text for customers.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './spoken-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/web/texts/fr/*.ts',
    '../../src/web/texts/en/*.ts',
    '../../src/server/words/*.ts',
    '../../demo/catalogue/*.ts',
    '../../demo/content/*.ts',
    '!../../**/*.test.ts',
  ],
  { eager: true },
);

const refused = {
  fr: /courriel|paiement anticipé|liste de pièces|\bdevis\b|(?:montant|factures?) ouverte?s?\b/i,
  en: /\bpostal code|\bpick-?up\b|prepayment|\blogin\b|\bemail|\bremarks?\b|bill of materials|\bquotations?\b(?! mark)/i,
} as const;

describe.each(['fr', 'en'] as const)('what is said in %s', (language) => {
  it('holds to one word per thing', () => {
    const seen = new Set<unknown>();
    const texts = Object.entries(modules).flatMap(([path, module]) =>
      textsOf(module, language, path.includes(`/texts/${language}/`), seen).map((text) => `${path}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter((text) => refused[language].test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });
});

it('refuses each word that the table names', () => {
  const rows = readFileSync(`${import.meta.dirname}/../../docs/terms.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const named = rows
    .slice(1)
    .flatMap((row) => row.split('|')[4]?.split(',') ?? [])
    .map((word) => word.trim());
  const judged = named.filter(
    (word) => word !== '' && !['box (of wood)', 'position', 'comment', 'bureau', 'ouvert', 'open'].includes(word),
  );
  expect(judged.length).toBeGreaterThan(8);
  expect(judged.filter((word) => !refused.fr.test(word) && !refused.en.test(word))).toEqual([]);
});
