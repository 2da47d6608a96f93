import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import { amountText } from '#domain/money/money-text.ts';
import type { Quote, QuotePosition } from '#contract/quote.ts';
import { ViewConfiguration } from '#web/configurator/view-configuration.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import orderStyles from '../document/document.module.css';
import { PartListTable } from '../document/part-list-table.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { draftLineTotal } from './quote-draft.ts';
import type { DraftLine, DraftProblems, QuoteDraft } from './quote-draft.ts';
import { QuoteField } from '../ui/field.tsx';
import styles from './quote-page.module.css';
import { quoteTexts as t } from './quote-texts.ts';
import { isWritable } from './quote-view.ts';

interface QuoteLinesProps {
  quote: Quote;
  draft: QuoteDraft;
  problems: DraftProblems;
  onChange: (draft: QuoteDraft) => void;
  services: readonly { id: number; name: string; articleNumber: string }[];
  onAdd: (service: { id: number; name: string; articleNumber: string }) => void;
}

/** Every line with quantity and price to be written; what is added or taken away counts when it is saved. */
export function QuoteLines({ quote, draft, problems, onChange, services, onAdd }: QuoteLinesProps) {
  const change = (id: number, part: Partial<DraftLine>): void =>
    onChange({ ...draft, lines: draft.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) });
  const drop = (line: DraftLine): void => {
    if (line.id > 0) change(line.id, { removed: !line.removed });
    else onChange({ ...draft, lines: draft.lines.filter(({ id }) => id !== line.id) });
  };
  return (
    <>
      <DataTable
        label={t.positions}
        className={styles['lines']}
        columns={[
          ...columns([t.columns.position, t.columns.picture, t.columns.article, t.columns.values]),
          ...columns([t.columns.quantity, t.columns.price, t.columns.total], 'number'),
          { word: t.columns.action, kind: 'hidden' },
        ]}
      >
        <tbody>
          {draft.lines.map((line, index) => (
            <LineRow
              key={line.id}
              number={index + 1}
              line={line}
              position={quote.positions.find(({ id }) => id === line.id)}
              place={quote.formattedId}
              problems={problems}
              readOnly={!isWritable(quote)}
              onChange={(part) => change(line.id, part)}
              onDrop={() => drop(line)}
            />
          ))}
        </tbody>
      </DataTable>
      <p className={styles['add']}>
        {services
          .filter(({ id }) => !draft.lines.some(({ productId, removed }) => productId === id && !removed))
          .map((service) => (
            <button key={service.id} type="button" className={pageStyles['button']} onClick={() => onAdd(service)}>
              {t.addService(service.name)}
            </button>
          ))}
      </p>
    </>
  );
}

interface LineRowProps {
  number: number;
  line: DraftLine;
  /** Absent: added and not stored yet. */
  position: QuotePosition | undefined;
  place: string;
  problems: DraftProblems;
  readOnly: boolean;
  onChange: (part: Partial<DraftLine>) => void;
  onDrop: () => void;
}

function LineRow({ number, line, position, place, problems, readOnly, onChange, onDrop }: LineRowProps) {
  const total = draftLineTotal(line);
  const locked = readOnly || line.removed;
  return (
    <>
      <tr className={`${orderStyles['position']} ${line.removed ? orderStyles['canceledLine'] : ''}`}>
        <td className={`${pageStyles['strong']} ${styles['lineNumber']}`}>{number}</td>
        <td className={styles['picture']}>
          {position === undefined ? null : <img src={position.pictureUrl} alt="" width={72} height={56} loading="lazy" />}
        </td>
        <td className={styles['article']}>
          <b>{line.name}</b>
          <span className={orderStyles['article']}>{line.articleNumber}</span>
          {position === undefined ? null : (
            <ViewConfiguration
              name={position.name}
              articleNumber={position.articleNumber}
              configuration={position.configuration}
              quantity={position.quantity}
              place={place}
            />
          )}
          {position === undefined || position.productTypeId === insuranceServiceTypeId ? <small>{t.mayLeaveOut}</small> : null}
        </td>
        <td className={styles['values']}>
          <dl className={orderStyles['values']}>
            {(position?.details ?? []).map((detail) => (
              <div key={detail.label}>
                <dt>{detail.label} </dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
          {line.id < 0 ? null : (
            <QuoteField
              id={`remark-${line.id}`}
              label={t.remark}
              value={line.remark}
              maxLength={500}
              readOnly={locked}
              onChange={(remark) => onChange({ remark })}
            />
          )}
        </td>
        <td className={`${pageStyles['number']} ${styles['quantity']}`} data-head={t.columns.quantity}>
          <QuoteField
            id={`quantity-${line.id}`}
            label={t.quantityOf(line.name)}
            bare
            numeric
            value={line.quantity}
            problem={problems[`quantity ${line.id}`]}
            readOnly={locked}
            onChange={(quantity) => onChange({ quantity })}
          />
        </td>
        <td className={`${pageStyles['number']} ${styles['price']}`} data-head={`${t.columns.price} CHF`}>
          <QuoteField
            id={`price-${line.id}`}
            label={t.priceOf(line.name)}
            bare
            numeric
            value={line.price}
            problem={problems[`price ${line.id}`]}
            readOnly={locked}
            onChange={(price) => onChange({ price })}
          />
        </td>
        <td className={`${pageStyles['number']} ${pageStyles['strong']} ${styles['total']}`} data-head={t.columns.total}>
          {total === null ? t.onRequest : amountText(total)}
        </td>
        <td className={`${pageStyles['number']} ${styles['action']}`}>
          {readOnly ? null : (
            <button
              type="button"
              className={pageStyles['button']}
              aria-label={line.removed ? t.keepOf(line.name) : t.removeOf(line.name)}
              onClick={onDrop}
            >
              {line.removed ? t.keep : t.remove}
            </button>
          )}
        </td>
      </tr>
      {position === undefined || position.partList.length === 0 ? null : (
        <tr className={styles['partRow']}>
          <td />
          <td colSpan={7}>
            <details className={orderStyles['parts']}>
              <summary>
                {officeTexts.order.partList}, {officeTexts.order.partListFor(position.quantity)}
              </summary>
              <PartListTable lines={position.partList} caption={`${officeTexts.order.partList} ${position.name}`} />
            </details>
          </td>
        </tr>
      )}
    </>
  );
}
