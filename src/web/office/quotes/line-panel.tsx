import { lazy, Suspense, useState } from 'react';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PartListTable } from '../document/part-list-table.tsx';
import documentStyles from '../document/document.module.css';
import { officeWords } from '../frame/office-words.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './lines.module.css';
import type { LineRow } from './line-rows.ts';
import type { DraftLine } from './quote-draft.ts';
import type { DraftProblems } from './quote-problems.ts';
import { quoteWords as t } from './quote-words.ts';

const ConfiguratorModal = lazy(async () => import('#web/configurator/modal/configurator-modal.tsx'));

interface LinePanelProps {
  row: LineRow;
  place: string;
  problems: DraftProblems;
  readOnly: boolean;
  margin: QuoteMargin['lines'][number] | undefined;
  onChange: (part: Partial<DraftLine>) => void;
  onDrop: () => void;
  onAddPart: () => void;
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
          <LineVerbs row={row} place={place} onChange={onChange} onDrop={onDrop} onAddPart={onAddPart} />
        )}
      </div>
      {margin === undefined || margin.items.length === 0 ? null : <Costs margin={margin} />}
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

function LineVerbs({
  row: { line },
  place,
  onChange,
  onDrop,
  onAddPart,
}: Pick<LinePanelProps, 'row' | 'place' | 'onChange' | 'onDrop' | 'onAddPart'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {line.configuration === null || line.removed ? null : <Verb word={t.configure} onClick={() => setOpen(true)} />}
      {line.type === 'COMPOSITE' && !line.removed ? <Verb word={t.addPart} onClick={onAddPart} /> : null}
      {line.id < 0 || line.removed ? null : (
        <Verb word={line.storno ? t.restore : t.crossOut} onClick={() => onChange({ storno: !line.storno })} />
      )}
      <Verb word={line.removed ? t.keep : t.remove} label={line.removed ? t.keepOf(line.name) : t.removeOf(line.name)} onClick={onDrop} />
      {open && line.configuration !== null ? (
        <Suspense>
          <ConfiguratorModal
            name={line.name}
            articleNumber={line.articleNumber}
            configuration={line.configuration}
            quantity={Number(line.quantity) || 1}
            viewOnly={false}
            place={place}
            onOk={({ configuration }) => {
              onChange({ configuration });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Verb({ word, label = word, onClick }: { word: string; label?: string; onClick: () => void }) {
  return (
    <button type="button" className={pageStyles['button']} aria-label={label} onClick={onClick}>
      {word}
    </button>
  );
}

/** The parts of what one piece costs, each with a bar as long as its share. */
function Costs({ margin }: { margin: QuoteMargin['lines'][number] }) {
  const whole = margin.items.reduce((sum, { chf }) => sum + chf, 0);
  return (
    <table className={styles['costs']}>
      <caption className={styles['hidden']}>{t.costs}</caption>
      <thead>
        <tr>
          <th scope="col">{t.costs}</th>
          <th scope="col">CHF</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {margin.items.map(({ label, chf }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amountText(rappenFromChf(chf))}</td>
            <td className={styles['share']} aria-hidden="true">
              <span>
                <i style={{ width: `${whole > 0 ? Math.round((chf / whole) * 100) : 0}%` }} />
              </span>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.costOfOne}</th>
          <td>{amountText(rappenFromChf(margin.costPerOne ?? 0))}</td>
          <td aria-hidden="true" />
        </tr>
      </tbody>
    </table>
  );
}
