/** The attributes of a type: ordered by dragging or with Alt and the arrows, shown in up to four places, added and removed. Changes are saved at once. */
import { useState } from 'react';
import { addTypeAttribute, removeTypeAttribute, updateTypeAttribute } from '#contract/product-type-record.ts';
import type { ProductTypeRecord, TypeAttribute } from '#contract/product-type-record.ts';
import { call } from '#web/call.ts';
import { officeWords } from '../frame/office-words.ts';
import { Ask } from '../ui/ask.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { AttributeRow } from './attribute-row.tsx';
import { typeWords as t, visibilities } from './type-words.ts';
import styles from './types.module.css';

interface TypeAttributesProps {
  type: ProductTypeRecord;
  all: readonly { id: number; name: string }[];
}

export function TypeAttributes({ type, all }: TypeAttributesProps) {
  const { busy, run } = useAction();
  const [dragged, setDragged] = useState<number | null>(null);
  const [dropping, setDropping] = useState<TypeAttribute | null>(null);
  const { attrs: attributes, version } = type;
  const params = { id: type.id };
  const change = (body: { id: number; visibility?: number; beforeId?: number | null; swapOrderTarget?: number }): void =>
    void run(async () => call(updateTypeAttribute, { params, body: { ...body, version } }), officeWords.saved);
  const swap = (at: number, by: 1 | -1): void => {
    const [own, target] = [attributes[at], attributes[at + by]];
    if (own !== undefined && target !== undefined) change({ id: own.id, swapOrderTarget: target.id });
  };
  const drop = (before: number): void => {
    if (dragged !== null && dragged !== before) change({ id: dragged, beforeId: before });
    setDragged(null);
  };
  const remove = (attribute: TypeAttribute, dropValues: boolean): void => {
    setDropping(null);
    const body = { productTypeAttributeIds: [attribute.id], dropValues, version };
    void run(async () => call(removeTypeAttribute, { params, body }), officeWords.saved);
  };
  const free = all.filter(({ id }) => !attributes.some(({ attributeId }) => attributeId === id));
  return (
    <section className={styles['attributes']}>
      <header className={styles['section']}>
        <h2>{t.attributes}</h2>
        <small>{t.attributesRemark(attributes.length)}</small>
        <select
          aria-label={t.add}
          value=""
          disabled={busy || free.length === 0}
          onChange={({ target }) =>
            void run(
              async () => call(addTypeAttribute, { params, body: { attributeIds: [Number(target.value)], version } }),
              officeWords.saved,
            )
          }
        >
          <option value="">{t.addChoice}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </header>
      <DataTable
        label={t.attributes}
        columns={[
          { word: t.columns.order, kind: 'hidden' },
          ...columns([t.columns.name, t.columns.type]),
          ...columns(
            visibilities.map(({ word }) => word),
            'mark',
          ),
          ...columns([t.columns.values], 'number'),
          { word: t.columns.remove, kind: 'hidden' },
        ]}
      >
        <tbody>
          {attributes.map((attribute, at) => (
            <AttributeRow
              key={attribute.id}
              attribute={attribute}
              busy={busy}
              isDragged={dragged === attribute.id}
              isFirst={at === 0}
              isLast={at === attributes.length - 1}
              onDrag={setDragged}
              onDrop={() => drop(attribute.id)}
              onMove={(by) => swap(at, by)}
              onShow={(visibility) => change({ id: attribute.id, visibility })}
              onRemove={() => (attribute.valueCount > 0 ? setDropping(attribute) : remove(attribute, false))}
            />
          ))}
        </tbody>
      </DataTable>
      <Ask
        title={dropping === null ? '' : t.dropTitle(dropping.name.de)}
        text={dropping === null ? '' : t.dropText(dropping.valueCount)}
        verb={t.drop}
        back={t.keep}
        open={dropping !== null}
        onYes={() => dropping !== null && remove(dropping, true)}
        onNo={() => setDropping(null)}
      />
    </section>
  );
}
