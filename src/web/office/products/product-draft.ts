/** A product as edited by staff: every field a text by its path, until it is saved; converted into the call's changes. */
import type { ProductChanges, ProductRecord } from '#contract/product-record.ts';
import type { z } from 'zod';
import { choiceKey, germanOf } from '#domain/catalog/attribute-word.ts';
import { isArticleNumber } from '#domain/catalog/article-number.ts';
import { attributeType, refuseAttributeValue } from '#domain/catalog/product.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { languages } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { productWords } from './product-words.ts';

type Changes = z.input<typeof ProductChanges>;
type Attribute = ProductRecord['attributes'][number];

/** By path: `name.fr`, `published`, `values.7`, `values.7.fr`. A ticked box has the value `ja`. */
export type ProductDraft = Readonly<Record<string, string>>;

export const ticked = 'ja';
const t = productWords.problems;

const box = (is: boolean): string => (is ? ticked : '');
const dayOf = (day: string | null): string => (day === null ? '' : dateText(day as PlainDate));

export function draftOf(record: ProductRecord): ProductDraft {
  const { articleNumber, name, description, typeId, kindCode, published, publiclyAvailable, canBeConfigured, localFilePath } = record;
  return {
    articleNumber,
    ...Object.fromEntries(
      languages.flatMap((each) => [
        [`name.${each}`, name[each]],
        [`description.${each}`, description[each]],
      ]),
    ),
    typeId: String(typeId),
    kindCode: String(kindCode),
    published: box(published),
    publiclyAvailable: box(publiclyAvailable),
    publishOn: dayOf(record.publishOn),
    hideOn: dayOf(record.hideOn),
    canBeConfigured: box(canBeConfigured),
    localFilePath,
    preset: record.preset === null ? '' : JSON.stringify(record.preset),
    ...Object.fromEntries(record.attributes.flatMap((attribute) => valueFields(record, attribute))),
  };
}

function valueFields({ values }: ProductRecord, { attributeId, typeId }: Attribute): [string, string][] {
  const path = `values.${attributeId}`;
  const value = values[attributeId] ?? '';
  if (typeId === attributeType.string) return languages.map((each) => [`${path}.${each}`, typeof value === 'string' ? value : value[each]]);
  if (typeId === attributeType.enum)
    return [
      [path, germanOf(value)],
      [`${path}.fr`, ''],
      [`${path}.en`, ''],
    ];
  return [[path, typeof value === 'string' ? value : value.de]];
}

/** A word not used by any product yet must be entered in all languages. */
export function isNewChoice(attribute: Attribute, word: string): boolean {
  return word.trim() !== '' && !attribute.choices.some((each) => choiceKey(each) === choiceKey(word));
}

/** Only differences from the stored record. */
export function changesOf(record: ProductRecord, draft: ProductDraft, today: PlainDate): Changes {
  const before = draftOf(record);
  const isChanged = (field: string): boolean => draft[field] !== before[field];
  const text = (field: string): string => draft[field] ?? '';
  const texts = (field: string) =>
    Object.fromEntries(languages.filter((each) => isChanged(`${field}.${each}`)).map((each) => [each, text(`${field}.${each}`)]));
  const day = (field: string): string | null => (text(field).trim() === '' ? null : parseTypedDate(text(field), today));
  const values = Object.fromEntries(record.attributes.flatMap((attribute) => changedValue(attribute, draft, before)));
  const [name, description] = [texts('name'), texts('description')];
  return {
    ...(isChanged('articleNumber') ? { articleNumber: text('articleNumber').trim() } : {}),
    ...(Object.keys(name).length > 0 ? { name } : {}),
    ...(Object.keys(description).length > 0 ? { description } : {}),
    ...(isChanged('typeId') ? { typeId: Number(text('typeId')) } : {}),
    ...(isChanged('kindCode') ? { kindCode: Number(text('kindCode')) as 1 | 2 | 99 } : {}),
    ...(isChanged('published') ? { published: text('published') === ticked } : {}),
    ...(isChanged('publiclyAvailable') ? { publiclyAvailable: text('publiclyAvailable') === ticked } : {}),
    ...(isChanged('publishOn') ? { publishOn: day('publishOn') } : {}),
    ...(isChanged('hideOn') ? { hideOn: day('hideOn') } : {}),
    ...(isChanged('canBeConfigured') ? { canBeConfigured: text('canBeConfigured') === ticked } : {}),
    ...(isChanged('localFilePath') ? { localFilePath: text('localFilePath').trim() } : {}),
    ...(isChanged('preset') ? { preset: JSON.parse(text('preset')) as NonNullable<Changes['preset']> } : {}),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  };
}

function changedValue(attribute: Attribute, draft: ProductDraft, before: ProductDraft): [string, string | Record<string, string> | null][] {
  const id = String(attribute.attributeId);
  const path = `values.${id}`;
  const fields = Object.keys(before).filter((field) => field === path || field.startsWith(`${path}.`));
  const changed = fields.filter((field) => draft[field] !== before[field]);
  if (changed.length === 0) return [];
  const word = (draft[path] ?? '').trim();
  if (attribute.typeId === attributeType.string) {
    const isEmpty = fields.every((field) => (draft[field] ?? '').trim() === '');
    return [[id, isEmpty ? null : Object.fromEntries(changed.map((field) => [field.slice(path.length + 1), draft[field] ?? '']))]];
  }
  if (word === '') return [[id, null]];
  if (attribute.typeId === attributeType.enum && isNewChoice(attribute, word))
    return [[id, { de: word, fr: draft[`${path}.fr`] ?? '', en: draft[`${path}.en`] ?? '' }]];
  return [[id, word]];
}

/** Problems by field, before anything is sent. */
export function problemsOf(
  record: ProductRecord,
  draft: ProductDraft,
  today: PlainDate,
  say: (problem: Refusal) => string,
): Record<string, string> {
  const found: Record<string, string> = {};
  if ((draft['name.de'] ?? '').trim() === '') found['name.de'] = t.required;
  if (!isArticleNumber((draft['articleNumber'] ?? '').trim())) found['articleNumber'] = t.articleNumber;
  for (const field of ['publishOn', 'hideOn'])
    if ((draft[field] ?? '').trim() !== '' && parseTypedDate(draft[field] ?? '', today) === null) found[field] = t.day;
  for (const { attributeId, typeId } of record.attributes) {
    const problem = refuseAttributeValue(typeId, (draft[`values.${attributeId}`] ?? '').trim());
    if (problem !== null) found[`values.${attributeId}`] = say(problem);
  }
  return found;
}
