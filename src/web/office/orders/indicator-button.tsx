import { StateSquare } from '../grid/state-square.tsx';
import { indicator, indicatorMarks, isDisabled } from './order-indicators.ts';
import type { Indicated, IndicatorKey } from './order-indicators.ts';
import { bulkWords as t } from './bulk/bulk-words.ts';
import styles from './bulk/bulk.module.css';

interface IndicatorButtonProps {
  of: IndicatorKey;
  orders: readonly Indicated[];
  /** Also shows its name, where several are side by side. */
  named?: boolean;
  /** null: the user may not. */
  onPress: (() => void) | null;
  /** In a list: skipped by Tab, the list has its own keys. */
  tabIndex?: number;
}

/** Mark and word of an indicator; pressing it starts the action that is due. */
export function IndicatorButton({ of: key, orders, named = false, onPress, tabIndex }: IndicatorButtonProps) {
  const state = indicator(key, orders);
  const isMixed = isDisabled(key, state);
  const name = t.indicators[key];
  return (
    <button
      type="button"
      className={styles['indicator']}
      data-state={state}
      disabled={isMixed || onPress === null}
      tabIndex={tabIndex}
      title={isMixed ? t.mixed : name}
      aria-label={`${name}: ${t.progress[state]}`}
      onClick={(event) => {
        event.stopPropagation();
        onPress?.();
      }}
    >
      <StateSquare mark={indicatorMarks[state]} />
      {named ? `${name} ${t.progress[state]}` : t.progress[state]}
    </button>
  );
}
