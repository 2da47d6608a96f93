import { memo, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import type { ArticleIndex } from '#domain/quick-order/article-index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { ArticleField } from './article-field.tsx';
import { fieldId } from './cell-focus.ts';
import type { Column } from './cell-focus.ts';
import { gridFacts } from './grid-facts.ts';
import type { QuickRow as Row, RowMeaning } from './quick-rows.ts';
import { remarkLength } from './quick-rows.ts';
import { RowProblem } from './row-problem.tsx';
import inputStyles from './grid-input.module.css';
import styles from './quick-grid.module.css';

export interface QuickRowProps {
  meaning: RowMeaning;
  /** Counted from 1. */
  position: number;
  index: ArticleIndex;
  /** null: not known yet. */
  product: Product | null;
  priced: PricedItem | null;
  pricing: boolean;
  selected: boolean;
  onChange: (id: number, change: Partial<Omit<Row, 'id'>>) => void;
  onRemove: (id: number, position: number) => void;
  onSelect: (id: number) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, position: number, column: Column) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One line of the grid; memoised, because otherwise up to two hundred of them would render on every key. */
export const QuickRow = memo(function QuickRow(props: QuickRowProps) {
  const { meaning, position, index, product, priced, pricing, selected, onChange, onRemove, onSelect, onKey, onPaste } = props;
  const t = useTranslations('favourites');
  const { row, article, isEmpty } = meaning;
  // While typing, unfinished input is not marked as wrong.
  const [typing, setTyping] = useState(false);
  const label = { row: String(position) };
  const problemId = `${fieldId(position, 'article')}-problem`;
  return (
    <li className={`${styles['row']} ${selected ? styles['selected'] : ''}`}>
      <span className={styles['number']} aria-hidden="true">
        {position}
      </span>
      <div className={styles['article']}>
        <ArticleField
          id={fieldId(position, 'article')}
          label={t('article', label)}
          value={row.article}
          index={index}
          wrong={!typing && meaning.articleProblem !== null}
          describedBy={problemId}
          onChange={(text) => {
            setTyping(true);
            onChange(row.id, { article: text });
          }}
          onLeave={() => setTyping(false)}
          onChoose={(chosen) => {
            setTyping(false);
            onChange(row.id, { article: chosen.articleNumber, ...(row.quantity === '' ? { quantity: '1' } : {}) });
          }}
          onFocus={() => onSelect(row.id)}
          onKey={(event) => onKey(event, position, 'article')}
          onPaste={onPaste}
        />
        {article === null ? null : <ArticleName article={article} product={product} />}
      </div>
      <div className={styles['quantity']}>
        <input
          id={fieldId(position, 'quantity')}
          type="text"
          inputMode="numeric"
          className={inputStyles['input']}
          aria-label={t('quantity', label)}
          aria-invalid={(!typing && !isEmpty && meaning.quantityProblem !== null && row.quantity !== '') || undefined}
          aria-describedby={problemId}
          placeholder={t('columns.quantity')}
          autoComplete="off"
          maxLength={20}
          value={row.quantity}
          onChange={(event) => {
            setTyping(true);
            onChange(row.id, { quantity: event.target.value });
          }}
          onBlur={() => setTyping(false)}
          onFocus={() => onSelect(row.id)}
          onKeyDown={(event) => onKey(event, position, 'quantity')}
          onPaste={onPaste}
        />
      </div>
      <div className={styles['remark']}>
        <input
          id={fieldId(position, 'remark')}
          type="text"
          className={inputStyles['input']}
          aria-label={t('remark', label)}
          placeholder={t('columns.remark')}
          autoComplete="off"
          maxLength={remarkLength}
          value={row.remark}
          onChange={(event) => onChange(row.id, { remark: event.target.value })}
          onFocus={() => onSelect(row.id)}
          onKeyDown={(event) => onKey(event, position, 'remark')}
          onPaste={onPaste}
        />
      </div>
      <span className={`${styles['price']} ${pricing ? styles['aged'] : ''}`}>
        {priced === null ? null : <LinePrice line={priced} of="unit" plain />}
      </span>
      <span className={`${styles['total']} ${pricing ? styles['aged'] : ''}`}>
        {priced === null || priced.finalPrice === null ? null : <LinePrice line={priced} of="amount" plain />}
      </span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('removeRow', label)}
        disabled={isEmpty}
        onClick={() => onRemove(row.id, position)}
      >
        <Icon name="close" size="small" />
      </button>
      <div id={problemId} className={styles['problem']}>
        {typing ? null : <RowProblem meaning={meaning} priced={priced} unitOfSales={product?.unitOfSales ?? 1} onChange={onChange} />}
      </div>
    </li>
  );
});

function ArticleName({ article, product }: { article: NonNullable<RowMeaning['article']>; product: Product | null }) {
  return (
    <p className={styles['name']}>
      <b>{article.name}</b>
      <span className="muted">
        {[article.externalProductId, ...(product === null ? [] : gridFacts(product))].filter((text) => text !== '').join(' · ')}
      </span>
    </p>
  );
}
