import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { generalErrors } from '#contract/failure.ts';
import { declaredRefusals } from '#tools/check/declared-refusals.ts';
import deBuyer from './de-buyer.ts';
import deDesk from './de-desk.ts';
import deParcel from './de-parcel.ts';
import deWish from './de-wish.ts';
import de from './de.ts';
import enBuyer from './en-buyer.ts';
import enDesk from './en-desk.ts';
import enParcel from './en-parcel.ts';
import enWish from './en-wish.ts';
import en from './en.ts';
import frBuyer from './fr-buyer.ts';
import frDesk from './fr-desk.ts';
import frParcel from './fr-parcel.ts';
import frWish from './fr-wish.ts';
import fr from './fr.ts';

const declared = Object.values(calls).flatMap(declaredRefusals);
/** Thrown by the program itself, with the messages of the specification (storefront §8). */
const thrown = [
  'Unknown mode',
  'Could not create context',
  'Unknown delivery type',
  'Unknown shop from configuration',
  'ProductTypes were not loaded',
  'not root element found in list',
  'property not found',
  'path could not be split',
  'property group type violation',
  'id or label is empty',
  'attribute does not belong to this product',
  'Unknown reflection input',
];
const keys = [...new Set([...generalErrors, 'offline', ...thrown, ...declared])].filter((key) => !key.startsWith('validation.'));

describe.each([
  ['de', { ...de.errors, ...deBuyer.buyerErrors, ...deDesk.deskErrors, ...deParcel.parcelErrors, ...deWish.wish.errors }],
  ['fr', { ...fr.errors, ...frBuyer.buyerErrors, ...frDesk.deskErrors, ...frParcel.parcelErrors, ...frWish.wish.errors }],
  ['en', { ...en.errors, ...enBuyer.buyerErrors, ...enDesk.deskErrors, ...enParcel.parcelErrors, ...enWish.wish.errors }],
])('texts of errors in %s', (_language, sentences) => {
  it.each(keys)('%s has a sentence', (key) => {
    expect(sentences).toHaveProperty(key, expect.stringMatching(/\S{2}/));
  });
});

/** Issue codes of the schema library, but for fields that a body does not have, which have a refusal of their own, and for maps, which no call takes. */
const shapes = Object.keys({
  too_big: true,
  too_small: true,
  invalid_type: true,
  invalid_format: true,
  invalid_value: true,
  invalid_union: true,
  invalid_key: true,
  not_multiple_of: true,
  custom: true,
} satisfies Record<Exclude<z.core.$ZodIssue['code'], 'unrecognized_keys' | 'invalid_element'>, true>);

describe.each([
  ['de', de.validation],
  ['fr', fr.validation],
  ['en', en.validation],
])('a value of the wrong shape in %s', (_language, sentences) => {
  it.each(shapes)('%s has a sentence', (key) => {
    expect(sentences).toHaveProperty(key, expect.stringMatching(/\S{2}/));
  });
});

it.each([
  ['de', de, /Bestellung/i],
  ['fr', fr, /commande/i],
  ['en', en, /order/i],
])('a key that was used before speaks of no order in %s: quotes, products and refunds have keys too', (_language, texts, order) => {
  expect(texts.errors.idempotencyKeyReused).not.toMatch(order);
});
