import { Link } from 'react-router';
import type { Customer } from '#contract/customer.ts';
import type { CustomerFigures as Figures } from '#contract/customer-record.ts';
import { officeOrderPath } from '#web/paths.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { StateSquare } from '../grid/state-square.tsx';
import { instantDayText } from '../text/instant-text.ts';
import { chfText } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

interface FigureProps {
  word: string;
  value: string;
  late?: boolean;
  mark?: StatusState | 'error';
  children?: React.ReactNode;
}

function Figure({ word, value, late = false, mark, children }: FigureProps) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <span className={`num ${styles['value']} ${late ? styles['late'] : ''}`}>{value}</span>
        <span className={styles['remark']}>
          {mark === undefined ? null : <StateSquare mark={mark} />} {children}
        </span>
      </dd>
    </div>
  );
}

/** The most important figures: open amount, credit, last order. */
export function CustomerFigures({ customer, figures }: { customer: Customer; figures: Figures }) {
  const { openItems, creditUsed, paysAfterDays, lastOrder } = figures;
  const limit = customer.creditLimit ?? null;
  const used = limit === null ? 0 : limit === 0 ? (creditUsed > 0 ? 100 : 0) : Math.round((creditUsed / limit) * 100);
  const exceeded = limit !== null && creditUsed > limit;
  return (
    <>
      {customer.onHold === true ? <p className={styles['warning']}>{t.heldText(customer.holdReason ?? '')}</p> : null}
      <dl className={styles['figures']}>
        <Figure word={t.openItems} value={chfText(openItems.amount)} mark={openItems.count === 0 ? 'done' : 'open'}>
          {t.invoices(openItems.count)}
        </Figure>
        <Figure
          word={t.overdue}
          value={chfText(openItems.overdue)}
          late={openItems.overdueCount > 0}
          mark={openItems.overdueCount > 0 ? 'error' : 'done'}
        >
          {openItems.overdueCount === 0 ? t.nothingOverdue : t.overdueSince(openItems.overdueDays)}
        </Figure>
        <Figure
          word={t.creditLimit}
          value={limit === null ? '–' : chfText(limit)}
          late={exceeded}
          {...(limit === null ? {} : { mark: exceeded ? 'error' : 'done' })}
        >
          {limit === null ? t.noLimit : exceeded ? t.limitExceeded(used) : t.limitUsed(used)}
        </Figure>
        <Figure word={t.paysAfter} value={paysAfterDays === null ? '–' : t.days(paysAfterDays)}>
          {paysAfterDays === null ? t.paysUnknown : t.paysOver}
        </Figure>
        <Figure word={t.lastOrder} value={lastOrder === null ? '–' : instantDayText(lastOrder.createdAt)}>
          {lastOrder === null ? t.neverOrdered : <Link to={officeOrderPath(lastOrder.id)}>{lastOrder.formattedId}</Link>}
        </Figure>
      </dl>
    </>
  );
}
