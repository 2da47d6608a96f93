import { StateSquare } from '../grid/state-square.tsx';
import type { ShownRow } from './bank-view.ts';
import { bankTexts as t, problemWords } from './bank-words.ts';
import styles from './bank.module.css';

/** Why rows are not booked, by frequency, and the effects of those that will be. */
export function BankReasons({ rows }: { rows: readonly ShownRow[] }) {
  const reasons = [
    ...Map.groupBy(
      rows.filter(({ problem }) => problem !== null),
      ({ problem }) => problem ?? '',
    ),
  ]
    .map(([key, all]) => ({ key, count: all.length }))
    .toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const effects = Map.groupBy(
    rows.filter(({ group }) => group === 'books'),
    ({ effect }) => effect,
  );
  const count = (...names: ShownRow['effect'][]): number => names.reduce((sum, name) => sum + (effects.get(name)?.length ?? 0), 0);
  const charges = rows.filter(({ effect, problem }) => effect === 'charge' && problem === null);
  const kept = charges.reduce((sum, { amount }) => sum - Math.round(amount * 100), 0) / 100;
  const outcomes = [
    { text: t.paidInFull(count('full', 'skonto', 'rounding', 'over')), number: count('full', 'skonto', 'rounding', 'over') },
    { text: t.staysOpen(count('part')), number: count('part') },
    { text: t.becomesCredit(count('over')), number: count('over') },
    { text: t.keptByBank(kept), number: charges.length },
    { text: t.opensAgain(count('reversal')), number: count('reversal') },
  ].filter(({ number }) => number > 0);
  return (
    <aside className={styles['aside']} aria-label={t.reasons}>
      {reasons.length === 0 ? null : (
        <section>
          <h2>{t.reasons}</h2>
          <ul className={styles['reasons']}>
            {reasons.map((reason) => (
              <li key={reason.key}>
                <span>{problemWords(reason.key).short}</span>
                <b>{reason.count}</b>
                <i aria-hidden="true" style={{ width: `${(reason.count / most) * 100}%` }} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {outcomes.length === 0 ? null : (
        <section>
          <h2>{t.afterwards}</h2>
          <ul className={styles['outcomes']}>
            {outcomes.map(({ text }) => (
              <li key={text}>
                <StateSquare mark="working" /> {text}
              </li>
            ))}
            <li>
              <StateSquare mark="canceled" /> {t.noMails}
            </li>
          </ul>
        </section>
      )}
    </aside>
  );
}
