import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import type { AddedLine } from './change-draft.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface AddedRowsProps {
  added: readonly AddedLine[];
  /** Number of the first one. */
  first: number;
  problems: Readonly<Record<string, string>>;
  onChange: (added: readonly AddedLine[]) => void;
}

/** Lines and sets that the change adds. */
export function AddedRows({ added, first, problems, onChange }: AddedRowsProps) {
  const put = (key: number, part: Partial<AddedLine>): void =>
    onChange(added.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return added.map(({ key, name, articleNumber, quantity, price, positionIds, productId }, index) => (
    <tr key={key}>
      <td />
      <td className={pageStyles['strong']}>{first + index}</td>
      <td className={styles['name']}>
        <PlainField
          id={`name-${key}`}
          label={t.of(t.columns.name, name)}
          bare
          value={name}
          maxLength={200}
          problem={problems[`name-${key}`]}
          onChange={(text) => put(key, { name: text })}
        />
        <small>{positionIds !== null ? t.setOf(positionIds.length) : productId === null ? t.free : articleNumber}</small>
      </td>
      <td className={pageStyles['number']} data-head={t.columns.quantity}>
        <PlainField
          id={`quantity-${key}`}
          label={t.of(t.columns.quantity, name)}
          bare
          numeric
          value={quantity}
          problem={problems[`quantity-${key}`]}
          onChange={(text) => put(key, { quantity: text })}
        />
      </td>
      <td className={pageStyles['number']} data-head={t.columns.price}>
        {positionIds === null ? (
          <PlainField
            id={`price-${key}`}
            label={t.of(t.columns.price, name)}
            bare
            amount
            value={price}
            {...(productId === null ? {} : { hint: t.priceList })}
            problem={problems[`price-${key}`]}
            onChange={(text) => put(key, { price: text })}
          />
        ) : null}
      </td>
      <td />
      <td className={pageStyles['number']}>
        <button type="button" className={pageStyles['button']} onClick={() => onChange(added.filter((line) => line.key !== key))}>
          {t.remove}
        </button>
      </td>
    </tr>
  ));
}
