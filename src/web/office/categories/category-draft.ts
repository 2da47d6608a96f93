/** A category as edited by staff, as texts until it is saved. */
import type { CategoryRecord, updateCategory } from '#contract/category-record.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isLink } from '#domain/catalog/product.ts';
import { changedFields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { categoryWords as t } from './category-words.ts';

export const categoryFields = [
  'name.de',
  'name.fr',
  'name.en',
  'description.de',
  'description.fr',
  'description.en',
  'parentId',
  'contentLink',
  'shopTypeId',
  'published',
  'imageFileName',
  'pictureArticleNumber',
] as const;
export type CategoryField = (typeof categoryFields)[number];
export type CategoryDraft = Readonly<Record<CategoryField, string>>;

/** Value of a ticked box. */
export const ticked = 'ja';

export function draftOf({ name, description, ...record }: CategoryRecord): CategoryDraft {
  return {
    'name.de': name.de,
    'name.fr': name.fr,
    'name.en': name.en,
    'description.de': description.de,
    'description.fr': description.fr,
    'description.en': description.en,
    parentId: record.parentId === null ? '' : String(record.parentId),
    contentLink: record.contentLink,
    shopTypeId: String(record.shopTypeId),
    published: record.published ? ticked : '',
    imageFileName: record.imageFileName,
    pictureArticleNumber: record.pictureArticleNumber ?? '',
  };
}

export const newDraft = (parent: CategoryRecord | undefined): CategoryDraft => ({
  ...(Object.fromEntries(categoryFields.map((field) => [field, ''])) as CategoryDraft),
  parentId: parent === undefined ? '' : String(parent.id),
  shopTypeId: String(parent?.shopTypeId ?? 99),
  published: ticked,
});

type Body = InputOf<typeof updateCategory>['body'];

/** All fields in the form of the calls. */
export function fieldsOf(draft: CategoryDraft) {
  const { contentLink, imageFileName, pictureArticleNumber: article } = draft;
  return {
    name: { de: draft['name.de'].trim(), fr: draft['name.fr'].trim(), en: draft['name.en'].trim() },
    description: { de: draft['description.de'], fr: draft['description.fr'], en: draft['description.en'] },
    parentId: draft.parentId === '' ? null : Number(draft.parentId),
    contentLink: contentLink.trim(),
    shopTypeId: Number(draft.shopTypeId) as NonNullable<Body['shopTypeId']>,
    published: draft.published === ticked,
    imageFileName: imageFileName.trim(),
    pictureArticleNumber: article.trim() === '' ? null : article.trim(),
  };
}

/** Only the changed fields, so that a picture deleted meanwhile does not prevent renaming. */
export function changeOf(stored: CategoryRecord, draft: CategoryDraft): Body {
  const after = fieldsOf(draft);
  const changed = changedFields(fieldsOf(draftOf(stored)), after);
  return { ...Object.fromEntries(Object.entries(after).filter(([field]) => changed.includes(field))), version: stored.version };
}

/** `linkText`: message for an invalid link. */
export const categoryForm = (linkText: string): RecordForm<CategoryDraft> => ({
  fieldsOf: (draft) => draft,
  withFields: (saved, _own, fields) => ({ ...saved, ...fields }),
  problemsOf: (draft) => ({
    ...Object.fromEntries(
      (['name.de', 'name.fr', 'name.en'] as const).filter((field) => draft[field].trim() === '').map((field) => [field, t.required]),
    ),
    ...(draft.contentLink.trim() === '' || isLink(draft.contentLink.trim()) ? {} : { contentLink: linkText }),
  }),
});
