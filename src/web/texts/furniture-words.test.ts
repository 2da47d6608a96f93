import { describe, expect, test } from 'vitest';
import { contact } from '#demo/content/contact.ts';
import { terms } from '#demo/content/terms.ts';
import de from './de.ts';
import deBuyer from './de-buyer.ts';
import deQuote from './de-quote.ts';
import en from './en.ts';
import enBuyer from './en-buyer.ts';
import enQuote from './en-quote.ts';
import fr from './fr.ts';
import frBuyer from './fr-buyer.ts';
import frQuote from './fr-quote.ts';

/** Words of the packaging trade. In French, `à la caisse` is also where one pays. */
const packagingWords = {
  de: /\b(?:Holz|Sperrholz|Export)?[Kk]isten?\b|Packgut|Verpackung|verpacken|Verschl[aä]g|Rampe|Warenannahme|Karton|ISPM/,
  fr: /(?<!à la )\bcaisses?\b|emballage|emballer|\bquai\b|\brampe\b|\bcarton|NIMP/i,
  en: /\bcrates?\b|packaging|\bpack(?:ing)?\b|loading bay|\bcartons?\b|ISPM/i,
} as const;

const messages = {
  de: { ...de, ...deBuyer, ...deQuote },
  fr: { ...fr, ...frBuyer, ...frQuote },
  en: { ...en, ...enBuyer, ...enQuote },
} as const;

function textsIn(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node ?? {}).flatMap(([key, child]) => textsIn(child, path === '' ? key : `${path}.${key}`));
}

/** Shown only where packaging is sold. */
const packagingOnly = [
  /verpack(?:ung|en)\b/,
  /^home\.fits\.(?:holzkiste|sperrholzkiste|verschlag|exportkiste)\./,
  /^home\.(?:allFits|noFitText)$/,
  /^search\.(?:byFit|fit)/,
  /^configurator\.goodsInside$/,
  // About the whole company, as in the specification.
  /^shell\.metaDescription$/,
];

const saidWithFurniture = (path: string): boolean => !packagingOnly.some((pattern) => pattern.test(path));

describe.each(['de', 'fr', 'en'] as const)('with furniture, in %s', (language) => {
  test('no text of the shop speaks of packaging', () => {
    const wrong = textsIn(messages[language], '').filter(([path, text]) => saidWithFurniture(path) && packagingWords[language].test(text));
    expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  test('the page of contact speaks to buyers of both', () => {
    const page = contact.find((each) => each.language === language);
    expect(textsIn(page?.blocks, '').filter(([, text]) => packagingWords[language].test(text))).toEqual([]);
  });

  test('the terms speak to buyers of both, after saying that they apply to both shops', () => {
    const [, , scope, ...rest] = terms.find((each) => each.language === language)?.blocks ?? [];
    expect(JSON.stringify(scope)).toMatch(packagingWords[language]);
    expect(textsIn(rest, '').filter(([, text]) => packagingWords[language].test(text))).toEqual([]);
  });
});
