/** A product type as edited by staff, as texts until it is saved. */
import type { createProductType, ProductTypeRecord, updateProductType } from '#contract/product-type-record.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { RecordForm } from '../record/use-record.ts';
import { typeWords as t } from './type-words.ts';

const typeFields = ['name', 'kind', 'categoryId', 'modelId', 'landingPage', 'reportId', 'excelFilePath'] as const;
export type TypeField = (typeof typeFields)[number];
export type TypeDraft = Readonly<Record<TypeField, string>>;

export function draftOf({ name, kind, categoryId, modelId, landingPage, reportId, excelFilePath }: ProductTypeRecord): TypeDraft {
  return {
    name,
    kind,
    categoryId: categoryId === null ? '' : String(categoryId),
    modelId: modelId ?? '',
    landingPage,
    reportId: reportId ?? '',
    excelFilePath: excelFilePath ?? '',
  };
}

export const newDraft: TypeDraft = {
  name: '',
  kind: 'LEAF',
  categoryId: '',
  modelId: '',
  landingPage: '2D',
  reportId: '',
  excelFilePath: '',
};

type Fields = InputOf<typeof createProductType>['body'];

export function fieldsOf(draft: TypeDraft): Fields {
  return {
    name: draft.name.trim(),
    kind: draft.kind === 'COMPOSITE' ? 'COMPOSITE' : 'LEAF',
    categoryId: draft.categoryId === '' ? null : Number(draft.categoryId),
    modelId: draft.modelId.trim() === '' ? null : draft.modelId.trim(),
    landingPage: draft.landingPage as NonNullable<Fields['landingPage']>,
    reportId: draft.reportId === '' ? null : draft.reportId,
  };
}

export function changeOf({ version, excelFilePath = '' }: ProductTypeRecord, draft: TypeDraft): InputOf<typeof updateProductType>['body'] {
  return { ...fieldsOf(draft), ...(draft.excelFilePath === excelFilePath ? {} : { excelFilePath: '' as const }), version };
}

export const typeForm: RecordForm<TypeDraft> = {
  fieldsOf: (draft) => draft,
  withFields: (saved, _own, fields) => ({ ...saved, ...fields }),
  problemsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t.required } : {}),
};
