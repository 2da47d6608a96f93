import { useId, useMemo, useState } from 'react';
import type { Impact } from '#contract/model-impact.ts';
import type { MaterialPriceRecord, MaterialPrices } from '#contract/material-price.ts';
import { foreseeMaterialPrices, readMaterialPriceList, storeMaterialPrices, withdrawMaterialPrices } from '#contract/material-price.ts';
import { call } from '#web/call.ts';
import { dayText } from '../text/day-text.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { DayInput } from '../ui/day-input.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { ImpactPart } from './impact-part.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { materialWords as t } from './material-words.ts';
import { modelWords } from './model-words.ts';
import { contentOf, evaluationOf, materialSheet, pricesOf } from './material-sheet.ts';
import styles from './model.module.css';
import { SheetGrid } from './sheet-grid.tsx';
import { useDraftHistory } from '../record/use-draft-history.ts';
import { usePersonName } from '../people/person-names.tsx';

interface MaterialDeskProps {
  record: MaterialPriceRecord;
  inForce: MaterialPrices;
  today: string;
}

/** Prices to edit on top of today's, their impact, and the day from which they apply. */
export function MaterialDesk({ record, inForce, today }: MaterialDeskProps) {
  const id = useId();
  const { busy, run } = useAction();
  const stored = useMemo(() => contentOf(inForce), [inForce]);
  const [content, setContent] = useState(stored);
  const [day, setDay] = useState(today);
  const [seen, setSeen] = useState<{ of: MaterialPrices; impact: Impact } | null>(null);
  const history = useDraftHistory(content, setContent);
  const sheet = useMemo(() => materialSheet(record.names), [record.names]);
  const { prices, faults } = pricesOf(content);
  const evaluation = useMemo(() => evaluationOf(pricesOf(content).faults), [content]);
  const isChanged = JSON.stringify(prices) !== JSON.stringify(inForce);
  const isGood = faults.length === 0 && Number.isFinite(prices.chfPerHour) && prices.chfPerHour > 0;
  const isSeen = seen !== null && seen.of === prices;
  const blocker = useLeaveGuard(isChanged && !busy);
  return (
    <div className={styles['split']}>
      <div className={styles['work']}>
        <div className={styles['panel']}>
          <SheetGrid sheet={sheet} content={content} stored={stored} evaluation={evaluation} readOnly={false} history={history} />
        </div>
      </div>
      <aside className={styles['aside']} aria-label={t.foresee}>
        <div className={styles['values']}>
          <div>
            <label htmlFor={`${id}hour`}>{t.labour}</label>
            <input
              id={`${id}hour`}
              type="number"
              min={1}
              step={0.5}
              value={prices.chfPerHour}
              onChange={({ target }) =>
                history.change((now) => ({ ...now, document: { ...now.document, chfPerHour: target.valueAsNumber } }))
              }
            />
          </div>
          <div>
            <label htmlFor={`${id}day`}>{t.validFrom}</label>
            <DayInput id={`${id}day`} value={day} onChange={setDay} />
          </div>
        </div>
        <p className={styles['exampleVerbs']}>
          <button
            type="button"
            className={pageStyles['button']}
            disabled={busy || !isChanged || !isGood}
            onClick={() =>
              void run(async () => setSeen({ of: prices, impact: await call(foreseeMaterialPrices, { body: { prices } }) }), null)
            }
          >
            {t.foresee}
          </button>
          <button
            type="button"
            className={`${pageStyles['button']} ${styles['publish']}`}
            disabled={busy || !isChanged || !isGood || !isSeen || day < today}
            onClick={() =>
              void run(
                async () => call(storeMaterialPrices, { body: { version: record.version, validFrom: day, prices } }),
                t.stored(dayText(day)),
              )
            }
          >
            {t.store}
          </button>
        </p>
        {isSeen ? <ImpactPart impact={seen.impact} against={t.against} /> : null}
        <Lists record={record} busy={busy} onLoad={setContent} run={run} />
      </aside>
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}

interface ListsProps {
  record: MaterialPriceRecord;
  busy: boolean;
  onLoad: (content: ReturnType<typeof contentOf>) => void;
  run: ReturnType<typeof useAction>['run'];
}

/** All lists, latest day first; a future one can be withdrawn. */
function Lists({ record, busy, onLoad, run }: ListsProps) {
  const personName = usePersonName();
  return (
    <section>
      <h2>{t.lists}</h2>
      <ol className={styles['versions']}>
        {record.lists.map(({ number, validFrom, state, who }) => (
          <li key={number}>
            <b>{number}</b>
            <span>
              {dayText(validFrom)}, {t.states[state]}
              <em>{modelWords.author(personName(who))}</em>
            </span>
            <span className={styles['verbs']}>
              {state === 'inForce' ? null : (
                <button
                  type="button"
                  className={pageStyles['button']}
                  disabled={busy}
                  onClick={() => void run(async () => onLoad(contentOf(await call(readMaterialPriceList, { params: { number } }))), null)}
                >
                  {t.load}
                </button>
              )}
              {state === 'planned' ? (
                <button
                  type="button"
                  className={pageStyles['button']}
                  disabled={busy}
                  onClick={() =>
                    void run(
                      async () => call(withdrawMaterialPrices, { params: { number }, query: { version: record.version } }),
                      t.withdrawn,
                    )
                  }
                >
                  {t.withdraw}
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
