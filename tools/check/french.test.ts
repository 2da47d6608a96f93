/**
 * French as typeset in Switzerland: a no-break space before ? ! ; : » and % and after «, a point before decimals.
 * None of our fonts has the narrow space used in books.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './spoken-texts.ts';

const root = `${import.meta.dirname}/../..`;
const noBreak = '\u00A0';

/** Modules with French texts, from `root`. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/web/texts/fr/*.ts',
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

const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a sign without its space', /[^\s\u00A0?!.…(=/&]([?!;]|:(?=\s|$))/u],
  ['another space before a sign', /[ \u202F]([?!;»%]|:(?=\s|$))/u],
  ['another space after «', /«[^\u00A0]/u],
  ['a comma before decimals', /\d,\d/u],
  ['a typewriter’s apostrophe', /\p{L}'\p{L}/u],
];

const faultsOf = (text: string): string[] => rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);

/** Texts in data: models, workbooks as products, what is seen in rendered pictures. */
const data = [
  ...readdirSync(`${root}/models`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('model.json'))
    .map((path) => `models/${path}`),
  'workbooks/karton-preis.json',
  'workbooks/zuschnittliste.json',
  'src/web/storefront/scene/pictures.json',
];
const sources: [string, unknown, boolean][] = [
  ...Object.entries(modules).map(([path, module]): [string, unknown, boolean] => [path, module, path.includes('/texts/fr/')]),
  ...data.map((path): [string, unknown, boolean] => [path, JSON.parse(readFileSync(`${root}/${path}`, 'utf8')), false]),
];

describe('French texts', () => {
  it('are found', () => {
    expect(sources.flatMap(([, value, isFrench]) => textsOf(value, 'fr', isFrench, new Set())).length).toBeGreaterThan(2000);
  });

  it('are set with no-break spaces and points', () => {
    const seen = new Set<unknown>();
    const faults = sources.flatMap(([path, value, isFrench]) =>
      textsOf(value, 'fr', isFrench, seen).flatMap((text) => faultsOf(text).map((fault) => `${path}: ${fault}: ${text}`)),
    );
    expect(faults).toEqual([]);
  });

  it('are judged by rules that know a fault', () => {
    const wrong = ['Vraiment?', 'Vraiment ?', `Total${noBreak}: 1,5 m`, '«ici»', `5 %`, 'Nom: x', 'a; b', "l'un"];
    expect(wrong.map((text) => faultsOf(text).length > 0)).toEqual(wrong.map(() => true));
    const right = [
      `Vraiment${noBreak}?`,
      `«${noBreak}ici${noBreak}»`,
      'https://x.ch/?a=b',
      '17:30',
      '1.5 m',
      `{n} pièces${noBreak}: 5${noBreak}%`,
    ];
    expect(right.flatMap(faultsOf)).toEqual([]);
  });
});
