import formatCompiled from 'use-intl/format-message/format-only';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { messagesNow } from '#web/texts/messages-now.ts';
import { compiledTexts } from './compiled-texts.ts';
import type { Texts } from './compiled-texts.ts';

type Translate = (key: string, values: Record<string, unknown>) => unknown;

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function sentences(texts: Texts, path = ''): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ key: `${path}${name}`, text }] : sentences(text, `${path}${name}.`),
  );
}

function at(texts: Record<string, unknown>, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], texts);
}

const argument = /\{(\w+)/g;
const tag = /<(\w+)>/g;

/** A sentence with tags is returned in pieces. */
const wordsOf = (said: unknown): string => [said].flat().map(String).join('');

/** For every argument and tag of a sentence: once a number, once a word. */
function trials(text: string): Record<string, unknown>[] {
  const names = [...text.matchAll(argument)].map(([, name]) => name ?? '');
  const tags = Object.fromEntries([...text.matchAll(tag)].map(([, name]) => [name, (inner: unknown) => `[${String(inner)}]`]));
  const isCounted = /, (plural|selectordinal|number)/.test(text);
  const tried: unknown[] = isCounted ? [0, 1, 2, 21, 1234] : ['CH', 'Kiste', 7];
  return tried.map((value) => ({ ...Object.fromEntries(names.map((name) => [name, value])), ...tags }));
}

describe.each(['de', 'fr', 'en'] as const)('texts compiled for browsers in %s', (locale) => {
  const texts = messagesNow(locale) as unknown as Texts;
  const compiled = compiledTexts(texts);
  const all = sentences(texts);
  const translator = createTranslator({ locale, messages: texts as never, timeZone: 'Europe/Zurich' }) as unknown as { rich: Translate };
  const written = translator.rich;

  it('say what the server says, word for word', () => {
    expect(all.length).toBeGreaterThan(900);
    const differing = all.flatMap(({ key, text }) =>
      trials(text).flatMap((values) => {
        const expected = wordsOf(written(key, values));
        const message = at(compiled, key) as Parameters<typeof formatCompiled>[1];
        const options = { cache: {}, formatters, locale, timeZone: 'Europe/Zurich' } as unknown as Parameters<typeof formatCompiled>[3];
        const got = wordsOf(formatCompiled(key, message, values as Parameters<typeof formatCompiled>[2], options));
        return got === expected ? [] : [{ key, values, expected, got }];
      }),
    );
    expect(differing).toEqual([]);
  });

  it('are no grammar any more where something is to be filled in', () => {
    const grammatical = all.filter(({ key, text }) => /\{\w+/.test(text) && typeof at(compiled, key) === 'string');
    expect(grammatical).toEqual([]);
  });
});
