import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readParcelRates } from '#contract/parcel.ts';
import { longDayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.rates;

export type Rates = Pick<OutputOf<typeof readParcelRates>, 'items' | 'notes'>;

interface RateChoiceProps {
  /** null: not requested yet. */
  rates: Rates | null;
  /** Packages or destination have changed since the request. */
  isStale: boolean;
  service: string;
  busy: boolean;
  problem: string | undefined;
  onAsk: () => void;
  onChoose: (service: string) => void;
}

const chf = (amount: number): string => amountText(rappenFromChf(amount));

export function RateChoice({ rates, isStale, service, busy, problem, onAsk, onChoose }: RateChoiceProps) {
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={onAsk}>
          {rates === null ? t.ask : t.askAgain}
        </button>
      </header>
      <div aria-live="polite">
        {rates === null ? <p className={styles['none']}>{t.unasked}</p> : null}
        {rates !== null && isStale ? <p className={styles['none']}>{t.stale}</p> : null}
        {rates !== null && !isStale && rates.items.length === 0 ? (
          <p className={styles['none']}>
            {t.none} {rates.notes.join(' ')}
          </p>
        ) : null}
        {rates === null || isStale || rates.items.length === 0 ? null : (
          <DataTable
            label={t.title}
            columns={[...columns([t.service, t.days, t.arrives]), ...columns([t.base, t.surcharges, t.total], 'number')]}
          >
            <tbody>
              {rates.items.map(({ type, name, rate, base, discount, surcharges, transitDays, arrivesOn }) => (
                <tr key={type}>
                  <td>
                    <label className={styles['choice']}>
                      <input
                        type="radio"
                        name="parcel-service"
                        aria-label={t.choose(name)}
                        checked={service === type}
                        onChange={() => onChoose(type)}
                      />
                      {name}
                    </label>
                  </td>
                  <td>{transitDays ?? '–'}</td>
                  <td className={pageStyles['keep']}>{longDayText(arrivesOn)}</td>
                  <td className={pageStyles['number']}>{chf(base - discount)}</td>
                  <td className={pageStyles['number']}>
                    {surcharges.map(({ name: word, amount }) => (
                      <small key={word}>
                        {word} {chf(amount)}
                      </small>
                    ))}
                  </td>
                  <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{chf(rate)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </section>
  );
}
