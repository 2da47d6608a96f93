/** Planned changes of a price: day, changes and author; each can be edited or withdrawn. */
import type { PlannedPrice } from '#contract/planned-price.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import pageStyles from '../ui/page.module.css';
import { plannedText } from './planned-text.ts';
import { plannedWords as t } from './planned-words.ts';
import styles from './planned.module.css';
import { usePersonName } from '../people/person-names.tsx';

interface PlannedListProps {
  planned: readonly PlannedPrice[];
  busy: boolean;
  onTakeUp: (plan: PlannedPrice) => void;
  onWithdraw: (plan: PlannedPrice) => void;
}

export function PlannedList({ planned, busy, onTakeUp, onWithdraw }: PlannedListProps) {
  const nameOf = usePersonName();
  if (planned.length === 0) return null;
  return (
    <section className={styles['planned']} aria-labelledby="planned">
      <h2 id="planned">{t.title}</h2>
      <ul>
        {planned.map((plan) => {
          const day = dateText(plainDateOf(plan.validFrom));
          return (
            <li key={plan.validFrom}>
              <b>{t.from(day)}</b>
              <span>{plannedText(plan.change)}</span>
              <small>{t.by(nameOf(plan.who))}</small>
              <span className={styles['verbs']}>
                <button type="button" className={pageStyles['button']} aria-label={t.takeUpFrom(day)} onClick={() => onTakeUp(plan)}>
                  {t.takeUp}
                </button>
                <button
                  type="button"
                  className={pageStyles['button']}
                  disabled={busy}
                  aria-label={t.withdrawFrom(day)}
                  onClick={() => onWithdraw(plan)}
                >
                  {t.withdraw}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
