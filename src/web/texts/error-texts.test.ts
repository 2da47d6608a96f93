import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';

/** Keys that every call may answer. */
const general = [
  'malformedRequest',
  'notFound',
  'forbidden',
  'loginRequired',
  'requestTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'tooManyAttempts',
  'temporarilyUnavailable',
  'unexpectedError',
  'offline',
];
const declared = Object.values(calls).flatMap((call): readonly string[] => call.errors ?? []);
const keys = [...new Set([...general, ...declared])].filter((key) => !key.startsWith('validation.'));

describe.each([
  ['de', de],
  ['fr', fr],
  ['en', en],
])('texts of errors in %s', (_language, texts) => {
  it.each(keys)('%s has a sentence', (key) => {
    expect(texts.errors).toHaveProperty(key, expect.stringMatching(/\S{2}/));
  });
});
