import { useCallback, useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderPrice } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import type { ArticleIndex } from '#domain/quick-order/article-index.ts';
import { pricedItem } from '../cart/line-pricing.ts';
import { VatLabel } from '../page/price-view.tsx';
import type { Column } from './cell-focus.ts';
import { focusField, targetOf } from './cell-focus.ts';
import type { QuickRow as Row, RowMeaning } from './quick-rows.ts';
import { QuickRow } from './quick-row.tsx';
import styles from './quick-grid.module.css';
import { keyOf } from './use-row-facts.ts';

interface QuickGridProps {
  meanings: readonly RowMeaning[];
  index: ArticleIndex;
  products: ReadonlyMap<number, Product>;
  price: OrderPrice | null;
  pricing: boolean;
  selectedId: number | null;
  onChange: (id: number, change: Partial<Omit<Row, 'id'>>) => void;
  onRemove: (id: number) => void;
  onSelect: (id: number) => void;
  /** Called with a table that was pasted into a field. */
  onTable: (text: string) => void;
}

/** The rows as a spreadsheet: arrows and Enter move, a pasted table becomes rows. */
export function QuickGrid({
  meanings,
  index,
  products,
  price,
  pricing,
  selectedId,
  onChange,
  onRemove,
  onSelect,
  onTable,
}: QuickGridProps) {
  const t = useTranslations('favourites');
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    // The removed row had the focus.
    if (removedAt.current !== null) focusField(removedAt.current, 'article');
    removedAt.current = null;
  });
  const onKey = useCallback((event: KeyboardEvent<HTMLInputElement>, position: number, column: Column): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const from = { position, column, atStart: selectionStart === 0 && selectionEnd === 0, atEnd: selectionStart === value.length };
    const target = targetOf(event, from);
    if (target !== null && focusField(target.position, target.column)) event.preventDefault();
  }, []);
  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>): void => {
      const text = event.clipboardData.getData('text/plain');
      if (!/[\t\r\n]/.test(text.trim())) return;
      event.preventDefault();
      onTable(text);
    },
    [onTable],
  );
  const remove = useCallback(
    (id: number, position: number): void => {
      removedAt.current = Math.max(1, position - 1);
      onRemove(id);
    },
    [onRemove],
  );
  return (
    <section className={styles['grid']} aria-label={t('grid')}>
      <div className={styles['head']} aria-hidden="true">
        <span />
        <span>{t('columns.article')}</span>
        <span>{t('columns.quantity')}</span>
        <span>{t('columns.remark')}</span>
        <span className={styles['price']}>{t('columns.price')}</span>
        <span className={styles['total']}>
          {t('columns.total')} <VatLabel />
        </span>
        <span />
      </div>
      <ol>
        {meanings.map((meaning, at) => (
          <QuickRow
            key={meaning.row.id}
            meaning={meaning}
            position={at + 1}
            index={index}
            product={meaning.article === null ? null : (products.get(meaning.article.id) ?? null)}
            priced={meaning.article === null || meaning.quantity === null ? null : pricedItem(price, keyOf(meaning.row.id))}
            pricing={pricing}
            selected={meaning.row.id === selectedId}
            onChange={onChange}
            onRemove={remove}
            onSelect={onSelect}
            onKey={onKey}
            onPaste={onPaste}
          />
        ))}
      </ol>
      <p className={`small muted ${styles['keys']}`}>{t('keys')}</p>
    </section>
  );
}
