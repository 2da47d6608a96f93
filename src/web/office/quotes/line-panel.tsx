import type { QuoteMargin } from '#contract/quote-desk.ts';
import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PartListTable } from '../document/part-list-table.tsx';
import documentStyles from '../document/document.module.css';
import { officeWords } from '../frame/office-words.ts';
import { PlainField } from '../ui/plain-field.tsx';
import styles from './lines.module.css';
import { LineCosts } from './line-costs.tsx';
import type { LineRow } from './line-rows.ts';
import { LineVerbs } from './line-verbs.tsx';
import type { LineVerbsProps } from './line-verbs.tsx';
import type { DraftProblems } from './quote-problems.ts';
import { quoteWords as t } from './quote-words.ts';

interface LinePanelProps extends Omit<LineVerbsProps, 'line'> {
  row: LineRow;
  problems: DraftProblems;
  readOnly: boolean;
  margin: QuoteMargin['lines'][number] | undefined;
}

/** The selected line: all its editable fields, its cost and its parts. */
export function LinePanel({ row, place, problems, readOnly, margin, onChange, onDrop, onAddPart }: LinePanelProps) {
  const { line, position } = row;
  const locked = readOnly || line.removed;
  const field = (
    name: 'name' | 'quantity' | 'price' | 'remark' | 'kommentar' | 'rechnungskommentar' | 'insuranceRate',
    more: Partial<Parameters<typeof PlainField>[0]> = {},
  ) => (
    <PlainField
      id={`${name}-${line.id}`}
      label={t.fields[name]}
      value={line[name]}
      problem={problems[`${name} ${line.id}`]}
      readOnly={locked}
      onChange={(value) => onChange({ [name]: value })}
      {...more}
    />
  );
  return (
    <section className={styles['panel']} aria-label={t.line(row.number)}>
      <h2>
        {t.line(row.number)} <small>{line.articleNumber}</small>
      </h2>
      <div className={styles['fields']}>
        {field('name', {
          label: t.nameOf(row.number),
          maxLength: 200,
          shown: <Shown label={t.nameOf(row.number)} rest={t.line(row.number)} />,
        })}
        {field('quantity', {
          label: t.quantityOf(line.name),
          numeric: true,
          shown: <Shown label={t.quantityOf(line.name)} rest={line.name} />,
        })}
        {row.isSet
          ? null
          : field('price', {
              label: t.priceOf(line.name),
              amount: true,
              shown: <Shown label={t.priceOf(line.name)} rest={t.forOne(line.name)} />,
              ...(line.id < 0 && line.productId !== null ? { hint: t.todaysPrice } : {}),
            })}
        {field('insuranceRate', { amount: true })}
      </div>
      <div className={styles['wideFields']}>
        {field('remark', { maxLength: 500 })}
        {field('kommentar', { maxLength: 2000 })}
        {field('rechnungskommentar', { maxLength: 2000 })}
      </div>
      {position?.productTypeId === insuranceServiceTypeId ? <small>{t.mayLeaveOut}</small> : null}
      <div className={styles['verbs']}>
        {readOnly ? (
          <ViewConfiguration
            name={line.name}
            articleNumber={line.articleNumber}
            configuration={line.configuration}
            quantity={1}
            place={place}
          />
        ) : (
          <LineVerbs line={line} place={place} onChange={onChange} onDrop={onDrop} onAddPart={onAddPart} />
        )}
      </div>
      {margin === undefined || margin.items.length === 0 ? null : <LineCosts margin={margin} />}
      {position === undefined || position.partList.length === 0 ? null : (
        <details className={documentStyles['parts']}>
          <summary>
            {officeWords.order.partList}, {officeWords.order.partListFor(position.quantity)}
          </summary>
          <PartListTable lines={position.partList} caption={`${officeWords.order.partList} ${position.name}`} />
        </details>
      )}
    </section>
  );
}

/** The label of a field of this line; that it is of this line is for screen readers only. */
function Shown({ label, rest }: { label: string; rest: string }) {
  const [before = '', after = ''] = label.split(rest);
  return (
    <>
      {before}
      <VisuallyHidden>{rest}</VisuallyHidden>
      {after}
    </>
  );
}
