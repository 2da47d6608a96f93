/** German as typeset in Switzerland: ss for ß, guillemets pointing outwards without spaces, a no-break space before %, a capital for a sentence after a colon. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './spoken-texts.ts';

const root = `${import.meta.dirname}/../..`;
const noBreak = '\u00A0';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/web/texts/de/*.ts',
    '../../src/server/words/*.ts',
    '../../src/server/seed/company.ts',
    '../../src/domain/**/*.ts',
    '../../demo/catalogue/*.ts',
    '../../demo/content/*.ts',
    '!../../**/*.test.ts',
    '!../../**/*-store.ts',
  ],
  { eager: true },
);
const models = readdirSync(`${root}/models`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `models/${name}/model.json`);

// Phrases without a verb of their own stay small: «Klein und gemütlich: zwei Plätze». A sentence is known by its pronoun, or by an article and a common verb.
const subject = /(?:wir|man|jemand|diese[rs]?|die|der|das|eine?|zwei|drei|acht|kleine|leer)/.source;
const verb =
  /(?:ist|sind|hat|haben|wird|werden|kann|darf|dürfen|muss|steht|stehen|füllen|ergeben|sagen|kennt|lüftet|faltet|polstern|übernehmen|stellen|sehen)/
    .source;
const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a letter not used here', /ß/u],
  ['another space before %', /[ \u202F]%/u],
  ['other quotation marks', /[„“”]|«\s|\s»/u],
  ['a small letter that begins a sentence', new RegExp(`: ${subject} (?:[\\p{L}-]+ ){0,3}?${verb}\\b`, 'u')],
];
const faultsOf = (text: string): string[] => rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);

describe('German texts', () => {
  it('are set as in Switzerland', () => {
    const seen = new Set<unknown>();
    const sources: [string, unknown, boolean][] = [
      ...Object.entries(modules).map(([path, module]): [string, unknown, boolean] => [path, module, path.includes('/texts/de/')]),
      ...models.map((path): [string, unknown, boolean] => [path, JSON.parse(readFileSync(`${root}/${path}`, 'utf8')), false]),
    ];
    const texts = sources.flatMap(([path, value, isGerman]) => textsOf(value, 'de', isGerman, seen).map((text) => [path, text] as const));
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.flatMap(([path, text]) => faultsOf(text).map((fault) => `${path}: ${fault}: ${text}`))).toEqual([]);
  });

  it('are judged by rules that know a fault', () => {
    const wrong = ['Straße', '5 %', '„hier“', 'Bei Ihnen: wir polstern alles', 'Zum Lagern: ein Stellplatz ist 1.2 m lang'];
    expect(wrong.map((text) => faultsOf(text).length)).toEqual(wrong.map(() => 1));
    const right = [`5${noBreak}%`, '«hier»', 'Bei Ihnen: Wir polstern alles', 'Klein: zwei Plätze und ein Fussteil'];
    expect(right.flatMap(faultsOf)).toEqual([]);
  });
});
