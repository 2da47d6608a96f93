/** The columns of a quote's lines: article, quantity, cost, price, margin. */
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { ArticleName } from '../document/article-name.tsx';
import type { Column } from '../grid/rules/column.ts';
import { decimalText } from '../text/decimal-text.ts';
import styles from './lines.module.css';
import type { LineRow } from './line-rows.ts';
import { priceOf } from './quote-draft.ts';
import { quoteWords } from './quote-words.ts';

const t = quoteWords.columns;
const fixed = { sort: false, filter: false } as const;

const locked = ({ line }: LineRow): string | null => (line.removed ? quoteWords.removedLine : null);

export interface LineColumns {
  readOnly: boolean;
  /** In ten-thousandths; null: not known yet. */
  floor: number | null;
  /** Sets have parts with numbers of their own; otherwise the grid numbers the lines. */
  withSets: boolean;
}

export function lineColumns({ readOnly, floor, withSets }: LineColumns): readonly Column<LineRow>[] {
  const editor = !readOnly;
  return [
    { key: 'number', head: t.position, kind: 'text', width: 46, ...fixed, strong: true, hidden: !withSets },
    {
      key: 'picture',
      head: t.picture,
      kind: 'picture',
      width: 86,
      ...fixed,
      phone: 'picture',
      value: () => null,
      cell: ({ position, isSet: set }) =>
        position === undefined || set ? null : <img className={styles['thumb']} src={position.pictureUrl} alt="" loading="lazy" />,
    },
    {
      key: 'name',
      head: t.what,
      kind: 'text',
      width: 250,
      ...fixed,
      phone: 'title',
      editor,
      locked,
      value: ({ stored }) => stored?.name ?? null,
      cell: (row) => <Article row={row} />,
    },
    {
      key: 'quantity',
      head: t.quantity,
      kind: 'number',
      width: 70,
      ...fixed,
      phone: 'second',
      phoneText: ({ line }) => `${line.quantity} Stück`,
      editor,
      locked,
      value: ({ stored }) => (stored === undefined ? null : Number(stored.quantity)),
    },
    {
      key: 'cost',
      head: t.cost,
      kind: 'money',
      width: 86,
      ...fixed,
      value: ({ cost }) => cost,
      cell: ({ cost }) =>
        cost === null ? null : (
          <span className={styles['mute']}>{cost < 1 ? unitPriceText(unitPriceFromChf(cost)) : amountText(rappenFromChf(cost))}</span>
        ),
    },
    {
      key: 'price',
      head: t.price,
      kind: 'number',
      decimals: 2,
      width: 112,
      ...fixed,
      editor,
      locked: (row) => locked(row) ?? (row.isSet ? quoteWords.setPrice : null),
      value: ({ stored }) => (stored === undefined ? null : priceOf(stored)),
    },
    {
      key: 'margin',
      head: t.margin,
      kind: 'number',
      width: 150,
      ...fixed,
      value: ({ margin }) => margin,
      cell: ({ margin }) => <MarginBar margin={margin} floor={floor} />,
    },
    {
      key: 'total',
      head: t.totalChf,
      kind: 'money',
      width: 108,
      strong: true,
      ...fixed,
      phone: 'figure',
      value: ({ total }) => total,
      cell: ({ total, line, isUnavailable }) => {
        if (total !== null) return amountText(total);
        if (line.removed) return '';
        return isUnavailable ? quoteWords.unavailable : quoteWords.onRequest;
      },
    },
  ];
}

function Article({ row: { line, position, number } }: { row: LineRow }) {
  return (
    <ArticleName
      productId={position?.productId ?? null}
      name={line.name}
      articleNumber={line.articleNumber}
      details={position?.details ?? []}
      gone={line.removed || line.storno}
      part={number.includes('.')}
    />
  );
}

/** The margin as a bar up to one half, the floor as a mark in it. */
function MarginBar({ margin, floor }: { margin: number | null; floor: number | null }) {
  if (margin === null) return <span className={styles['mute']}>–</span>;
  const isLow = floor !== null && margin < floor;
  const width = Math.min(100, Math.max(0, margin / 50));
  return (
    <span className={`${styles['margin']} ${isLow ? styles['low'] : ''}`}>
      <b>{decimalText(margin / 100, 1)} %</b>
      <span aria-hidden="true">
        <i style={{ width: `${width}%` }} />
        {floor === null ? null : <u style={{ left: `${Math.min(100, floor / 50)}%` }} />}
      </span>
      {isLow ? <span className={styles['hidden']}>{quoteWords.belowFloor}</span> : null}
    </span>
  );
}
