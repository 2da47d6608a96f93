// One term per thing in each language: words refused in docs/terms.md must not appear in any text for customers.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './spoken-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/web/texts/{de,fr,en}/*.ts',
    '../../src/server/words/*.ts',
    '../../demo/catalogue/*.ts',
    '../../demo/content/*.ts',
    '!../../**/*.test.ts',
  ],
  { eager: true },
);

const refused = {
  de: /Höchstlast|Tragkraft|\bLKW|Wellpappe|Leergewicht|\bZahlart|Vorauszahlung|\bVerwaltung\b/,
  fr: /charge maximale|courriel|paiement anticipé|moyen de paiement|boîtes? postale|\btasseau|liste de pièces|\bdevis\b|(?:montant|factures?) ouverte?s?\b/i,
  en: /maximum load|\bpostal code|\bpick-?up\b|prepayment|\blogin\b|\bemail|\bremarks?\b|bill of materials|\bquotations?\b(?! mark)|\blorr(?:y|ies)\b|tare weight/i,
} as const;

describe.each(['de', 'fr', 'en'] as const)('what is said in %s', (language) => {
  it('holds to one word per thing', () => {
    const seen = new Set<unknown>();
    const texts = Object.entries(modules).flatMap(([path, module]) =>
      textsOf(module, language, path.includes(`/texts/${language}/`), seen).map((text) => `${path}: ${text}`),
    );
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter((text) => refused[language].test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });
});

/** Words that a module keeps to itself: `fr: { … }` or `{ de: '…', fr: '…', en: '…' }`, a line each. */
it.each(['de', 'fr', 'en'] as const)('holds to them in the server and the rules too, in %s', (language) => {
  const root = `${import.meta.dirname}/../../src`;
  const said = ['server', 'domain'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('test'))
      .flatMap((path) => readFileSync(`${root}/${folder}/${path}`, 'utf8').split('\n'))
      .flatMap((line) => new RegExp(`\\b${language}: (.+?)(?:, (?:de|fr|en): |$)`).exec(line)?.[1] ?? [])
      .flatMap((words) => [...words.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, filled]) => plain ?? filled ?? '')),
  );
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => refused[language].test(text.replaceAll(/\$?\{\w+\}/g, '')))).toEqual([]);
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
    (word) => word !== '' && !['box (of wood)', 'position', 'comment', 'bureau', 'ouvert', 'open', 'batten'].includes(word),
  );
  expect(judged.length).toBeGreaterThan(8);
  expect(judged.filter((word) => !Object.values(refused).some((words) => words.test(word)))).toEqual([]);
});
