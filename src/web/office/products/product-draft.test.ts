import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '#contract/product-record.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { missingTexts } from './missing-texts.ts';
import { changesOf, draftOf, problemsOf, ticked } from './product-draft.ts';

const today = '2026-11-23' as PlainDate;
const attribute = (attributeId: number, typeId: number, choices: string[] = []): ProductRecord['attributes'][number] => ({
  attributeId,
  name: { de: `A${attributeId}`, fr: '', en: '' },
  typeId,
  visibility: 1,
  order: attributeId,
  choices,
});
const record: ProductRecord = {
  id: 7,
  version: 3,
  articleNumber: 'HK_0013',
  name: { de: 'Holzkiste', fr: 'Caisse', en: '' },
  description: { de: 'Stabil', fr: '', en: '' },
  typeId: 1,
  typeName: 'Holzkiste',
  modelId: 'holzkiste',
  kindCode: 1,
  published: false,
  publiclyAvailable: true,
  publishOn: '2026-12-01',
  hideOn: null,
  canBeConfigured: false,
  preset: { length: 1000 },
  localFilePath: '',
  deletedAt: null,
  values: { 1: '500', 2: { de: 'Maschinen', fr: '', en: 'Machines' }, 3: 'Fichte' },
  attributes: [attribute(1, 2), attribute(2, 6), attribute(3, 7, ['Fichte', 'Tanne']), attribute(4, 11)],
  categories: [],
  customers: [],
  transport: null,
  changed: null,
};
const changed = (over: Record<string, string>) => changesOf(record, { ...draftOf(record), ...over }, today);

describe('what is sent of a product', () => {
  test('is nothing where nothing was typed', () => {
    expect(changed({})).toEqual({});
  });

  test.each([
    [{ 'name.en': 'Crate' }, { name: { en: 'Crate' } }],
    [{ published: ticked }, { published: true }],
    [{ publishOn: '' }, { publishOn: null }],
    [{ publishOn: '5.12.' }, { publishOn: '2026-12-05' }],
    [{ kindCode: '99' }, { kindCode: 99 }],
    [{ preset: '{"length":1200}' }, { preset: { length: 1200 } }],
    [{ 'values.1': '620' }, { values: { 1: '620' } }],
    [{ 'values.1': '' }, { values: { 1: null } }],
    [{ 'values.2.fr': 'Machines' }, { values: { 2: { fr: 'Machines' } } }],
    [{ 'values.2.de': '', 'values.2.en': '' }, { values: { 2: null } }],
    [{ 'values.3': 'tanne' }, { values: { 3: 'tanne' } }],
    [{ 'values.3': 'Buche', 'values.3.fr': 'Hêtre', 'values.3.en': 'Beech' }, { values: { 3: { de: 'Buche', fr: 'Hêtre', en: 'Beech' } } }],
  ])('of %j is %j', (over, expected) => {
    expect(changed(over)).toEqual(expected);
  });
});

test('what is wrong is found before it is sent', () => {
  const draft = { ...draftOf(record), 'name.de': ' ', articleNumber: 'a/b', hideOn: '31.2.', 'values.1': 'viel', 'values.4': 'kein Link' };
  const found = problemsOf(record, draft, today, ({ key }) => key);
  expect(Object.keys(found).sort()).toEqual(['articleNumber', 'hideOn', 'name.de', 'values.1', 'values.4']);
  expect(problemsOf(record, draftOf(record), today, ({ key }) => key)).toEqual({});
});

test('a language lacks what German says and it does not', () => {
  expect(missingTexts(record, 'fr')).toEqual(['description.fr', 'values.2.fr']);
  expect(missingTexts(record, 'en')).toEqual(['name.en', 'description.en']);
});
