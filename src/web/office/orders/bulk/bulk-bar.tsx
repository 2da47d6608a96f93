import { Link } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OrderSummary } from '#contract/order.ts';
import type { BulkRows } from '../../list/list-screen.tsx';
import control from '../../grid/control.module.css';
import { isTicked } from '../../grid/rules/ticks.ts';
import { IndicatorButton } from '../indicator-button.tsx';
import { indicator } from '../order-indicators.ts';
import type { IndicatorKey } from '../order-indicators.ts';
import { pickingListPath } from '../picking-list-address.ts';
import { bulkVerbs } from './bulk-verbs.ts';
import type { BulkKey } from './bulk-verbs.ts';
import { bulkWords as t, printWords } from './bulk-words.ts';
import styles from './bulk.module.css';

interface BulkBarProps {
  rows: BulkRows<OrderSummary>;
  perm: readonly number[];
  onVerb: (verb: BulkKey) => void;
  onPrint: () => void;
}

/** The bulk action of an indicator. */
const indicatorVerbs: Readonly<Record<IndicatorKey, BulkKey>> = {
  receipt: 'mail',
  delivered: 'deliver',
  invoiced: 'invoice',
  payment: 'pay',
};

const plainVerbs: readonly BulkKey[] = ['confirmDay', 'cancel'];

/** Below the list while rows are ticked: the four indicators for them together, and the other bulk actions. */
export function BulkBar({ rows, perm, onVerb, onPrint }: BulkBarProps) {
  const may = (verb: BulkKey): boolean => holdsAbility(perm, bulkVerbs[verb].ability);
  const { ticks, loaded, count } = rows;
  const orders = [...loaded.values()].filter(({ id }) => isTicked(ticks, id));
  return (
    <span className={styles['bar']}>
      {(Object.keys(indicatorVerbs) as IndicatorKey[]).map((key) => {
        const verb = indicatorVerbs[key];
        const isDone = key !== 'receipt' && indicator(key, orders) === 'COMPLETE';
        return <IndicatorButton key={key} of={key} orders={orders} named onPress={may(verb) && !isDone ? () => onVerb(verb) : null} />;
      })}
      {plainVerbs.filter(may).map((verb) => (
        <button key={verb} type="button" className={control['button']} onClick={() => onVerb(verb)}>
          {t.verbs[verb]}
        </button>
      ))}
      {holdsAbility(perm, 'generateReports') ? (
        <button type="button" className={control['button']} onClick={onPrint}>
          {printWords.verb}
        </button>
      ) : null}
      <Link
        className={control['button']}
        to={pickingListPath(
          orders.map(({ id }) => id),
          count,
        )}
        target="_blank"
      >
        {t.print}
      </Link>
    </span>
  );
}
