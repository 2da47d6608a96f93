import type { ModelSummary } from '#contract/model-desk.ts';
import { officeModelPath } from '#web/paths.ts';
import { CellLink } from '../grid/cell-link.tsx';
import { StateWord } from '../grid/state-word.tsx';
import type { Column } from '../grid/rules/column.ts';
import { instantText, instantIso } from '../text/instant-text.ts';
import { modelWords as t } from './model-words.ts';

const kinds: Record<ModelSummary['kind'], string> = {
  parametric: 'Bauteile',
  flat2d: 'Zuschnitt',
  fixed: 'Festes 3D-Modell',
  sheet: 'Arbeitsmappe',
};

export function modelColumns(): Column<ModelSummary>[] {
  return [
    {
      key: 'label',
      head: 'Modell',
      kind: 'text',
      width: 240,
      strong: true,
      frozen: true,
      phone: 'title',
      value: ({ label }) => label.de,
      cell: ({ id, label }) => <CellLink to={officeModelPath(id)}>{label.de}</CellLink>,
    },
    { key: 'id', head: 'Kürzel', kind: 'text', width: 140, phone: 'second' },
    { key: 'kind', head: 'Art', kind: 'text', width: 150, filter: 'values', value: ({ kind }) => kinds[kind] },
    { key: 'number', head: 'Im Shop', kind: 'number', width: 90, phone: 'figure' },
    {
      key: 'draft',
      head: 'Entwurf',
      kind: 'text',
      width: 180,
      filter: 'values',
      value: ({ draft }) => (draft === null ? null : t.draft(draft.number)),
      cell: ({ draft }) => (draft === null ? null : <StateWord mark="part">{t.draft(draft.number)}</StateWord>),
    },
    { key: 'versionCount', head: 'Versionen', kind: 'number', width: 100 },
    { key: 'productCount', head: 'Produkte', kind: 'number', width: 100 },
    {
      key: 'changedAt',
      head: 'Zuletzt geändert',
      kind: 'date',
      width: 160,
      value: ({ changedAt }) => instantIso(changedAt),
      cell: ({ changedAt }) => instantText(changedAt),
    },
    { key: 'who', head: 'Von', kind: 'text', width: 240, filter: 'values' },
  ];
}
