/** Columns for attributes whose value has several parts: shown as a summary, edited with the same form as on the product's page. */
import type { ReactNode } from 'react';
import type { ProductListItem } from '#contract/product-list.ts';
import { attributeType } from '#domain/catalog/product.ts';
import { parseCommodityReferences } from '#domain/catalog/commodity-reference.ts';
import type { Column, PanelForm, Value } from '../grid/rules/column.ts';
import { CommodityEditor } from '../products/commodity-editor.tsx';
import { fixedModelOf } from '../products/fixed-model-text.ts';
import { FixedModelEditor } from '../products/fixed-model-editor.tsx';
import { workbookOf } from '../products/workbook-text.ts';
import { WorkbookEditor } from '../products/workbook-editor.tsx';
import { productWords as t } from './product-words.ts';

interface Parts {
  readonly summary: (text: string) => string | null;
  readonly Editor: (props: { id: string; label: string; value: string; problem: undefined; onChange: (text: string) => void }) => ReactNode;
}

const parts: Readonly<Record<number, Parts>> = {
  [attributeType.commodityReference]: {
    summary: (text) => {
      const goods = parseCommodityReferences(text);
      return goods.ok ? t.goods(goods.value.length) : null;
    },
    Editor: CommodityEditor,
  },
  [attributeType.fixModelConfiguratorInfo]: { summary: (text) => fixedModelOf(text)?.fileName ?? null, Editor: FixedModelEditor },
  [attributeType.excelConfigurationInfo]: { summary: (text) => workbookOf(text)?.file ?? null, Editor: WorkbookEditor },
};

/** Null: the value has no parts. */
export function panelOf(
  typeId: number,
  label: string,
): Pick<Column<ProductListItem>, 'panel' | 'summary' | 'validate' | 'sort' | 'filter'> | null {
  const known = parts[typeId];
  if (known === undefined) return null;
  const { Editor, summary } = known;
  return {
    sort: false,
    filter: false,
    panel: ({ text, onChange }: PanelForm) => <Editor id="cell-value" label={label} value={text} problem={undefined} onChange={onChange} />,
    summary: (value: Value) => (typeof value === 'string' && value !== '' ? (summary(value) ?? t.unreadable) : ''),
    validate: (value: Value) => (typeof value === 'string' && summary(value) === null ? { message: t.unreadable } : null),
  };
}
