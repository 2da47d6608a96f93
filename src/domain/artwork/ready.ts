/** What still prevents a quote: values that were read count only once confirmed. */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { FieldKey } from './field.ts';
import { neededHead, neededWork } from './field.ts';
import { stateCodesOf } from '#domain/contact/country.ts';

export interface DeskField {
  readonly key: FieldKey;
  readonly work: number;
  readonly value: string;
  readonly confirmed: boolean;
}

export const valueOf = (fields: readonly DeskField[], key: FieldKey, work = 0): string =>
  fields.find((each) => each.key === key && each.work === work)?.value ?? '';

export const worksOf = (fields: readonly DeskField[]): number[] =>
  [...new Set(fields.map(({ work }) => work))].filter((work) => work > 0).toSorted((one, other) => one - other);

/** `field`: `fields.<work>.<key>`. */
export function fieldProblems(fields: readonly DeskField[]): Refusal[] {
  const works = worksOf(fields);
  const lacks = (key: FieldKey, work: number): Refusal[] =>
    valueOf(fields, key, work) === '' ? [refusal('artworkFieldMissing', { key }, `fields.${work}.${key}`)] : [];
  const needsState = stateCodesOf(valueOf(fields, 'country')) !== null;
  return [
    ...(works.length === 0 ? [refusal('artworkWithoutWork', {}, 'fields')] : []),
    ...neededHead.flatMap((key) => lacks(key, 0)),
    ...(needsState ? lacks('state', 0) : []),
    ...works.flatMap((work) => [
      ...neededWork.flatMap((key) => lacks(key, work)),
      ...(valueOf(fields, 'frameSize', work) === '' ? lacks('imageSize', work) : []),
    ]),
    ...fields
      .filter(({ value, confirmed }) => value !== '' && !confirmed)
      .map(({ key, work }) => refusal('artworkFieldOpen', { key }, `fields.${work}.${key}`)),
  ];
}
