import { groupedText } from '#domain/money/money-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { leftOf } from './credit-draft.ts';
import type { InvoiceLine, TypedQuantities } from './credit-draft.ts';
import { creditWords as t } from './credit-words.ts';
import styles from './payments.module.css';

interface CreditLinesProps {
  lines: readonly InvoiceLine[];
  typed: TypedQuantities;
  /** By line id. */
  problems: Readonly<Record<number, string>>;
  onChange: (lineId: number, quantity: string) => void;
}

/** Quantity to credit per line. */
export function CreditLines({ lines, typed, problems, onChange }: CreditLinesProps) {
  return (
    <DataTable label={t.lines} className={styles['creditLines']} columns={[{ word: t.name }, ...columns([t.left, t.quantity], 'number')]}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <b>{line.name}</b> <small>{line.articleNumber}</small>
            </td>
            <td className={pageStyles['number']}>{groupedText(leftOf(line))}</td>
            <td>
              <PlainField
                id={`creditQuantity-${line.id}`}
                label={t.quantityOf(line.name)}
                bare
                numeric
                maxLength={7}
                value={typed[line.id] ?? ''}
                problem={problems[line.id]}
                onChange={(quantity) => onChange(line.id, quantity)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
