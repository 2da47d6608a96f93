import { useEffect, useState } from 'react';
import { bookCut, planCut } from '#contract/cut-plan.ts';
import type { PooledPlan } from '#contract/cut-plan.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { decimalText } from '../text/decimal-text.ts';
import { weekdayText } from '../text/weekday-text.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import type { Column } from './board-view.ts';
import { shortNumber } from './board-view.ts';
import { CutRows } from './cut-rows.tsx';
import { cutWords as t } from './cut-words.ts';
import { MissingMaterial } from './missing-material.tsx';
import { Offcuts } from './offcuts.tsx';
import { printPath } from './print-path.ts';
import styles from './cut-plan.module.css';

const percent = (share: number): string => decimalText(share * 100, 1);
const toSaw = ({ state, steps }: WorkOrder): boolean => state === 'OPEN' && steps[0]?.state !== 'DONE';

/** Sawing several days together: choose the days, the server calculates the plan, and it is booked as shown. */
export function CutPlan({ columns }: { columns: readonly Column[] }) {
  const [days, setDays] = useState<readonly string[]>([]);
  const works = columns.filter(({ day }) => days.includes(day.day)).flatMap((column) => column.works.filter(toSaw));
  const ids = works.map(({ id }) => id).join(',');
  const { plan, isReckoning } = usePooledPlan(ids);
  const { busy, run } = useAction();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const book = async (): Promise<void> => {
    setAsking(false);
    if (plan === null) return;
    await run(async () => {
      const { kept, used } = await call(bookCut, { body: { workOrderIds: plan.workOrderIds, hash: plan.hash } });
      toast.success(t.booked(kept, used));
    }, null);
  };
  return (
    <section className={styles['plan']} data-plan={days.length === 0 ? 'none' : undefined} aria-labelledby="zuschnitt">
      <header>
        <h2 id="zuschnitt">{t.title}</h2>
        <div role="group" aria-label={t.days} className={styles['days']}>
          {columns
            .filter((column) => column.works.some(toSaw) || days.includes(column.day.day))
            .map(({ day: { day } }) => (
              <button
                key={day}
                type="button"
                aria-pressed={days.includes(day)}
                onClick={() => setDays((all) => (all.includes(day) ? all.filter((each) => each !== day) : [...all, day]))}
              >
                {weekdayText(day as PlainDate).slice(0, 2)}
              </button>
            ))}
        </div>
        <p role="status">
          {days.length === 0
            ? t.none
            : ids === ''
              ? t.allSawn
              : plan === null
                ? isReckoning && t.working
                : t.saved(plan.pieces, plan.piecesAlone, percent(plan.waste), percent(plan.wasteAlone))}
        </p>
        {plan === null || ids === '' ? null : (
          <div className={styles['verbs']}>
            <a className={pageStyles['button']} href={printPath(plan.workOrderIds, 'cutPlan')}>
              {t.print}
            </a>
            <button type="button" className={pageStyles['button']} disabled={busy || isReckoning} onClick={() => setAsking(true)}>
              {t.book}
            </button>
          </div>
        )}
      </header>
      {plan === null || ids === '' ? null : (
        <>
          <CutRows plan={plan} nameOf={(id) => shortNumber(works.find((work) => work.id === id)?.formattedId ?? '')} />
          <MissingMaterial key={plan.hash} plan={plan} />
        </>
      )}
      <Offcuts mark={plan?.hash ?? ''} />
      <Ask
        open={asking && plan !== null}
        title={t.bookTitle(plan?.workOrderIds.length ?? 0)}
        text={t.bookText(plan?.kept ?? 0)}
        verb={t.book}
        back={t.keep}
        onYes={() => void book()}
        onNo={() => setAsking(false)}
      />
    </section>
  );
}

/** The plan for these work orders; the last one stays visible while the next is calculated. */
function usePooledPlan(ids: string): { plan: PooledPlan | null; isReckoning: boolean } {
  const [plan, setPlan] = useState<PooledPlan | null>(null);
  const [isReckoning, setReckoning] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  useEffect(() => {
    if (ids === '') return setPlan(null);
    const asked = new AbortController();
    setReckoning(true);
    void (async () => {
      try {
        const answer = await call(planCut, { query: { workOrderIds: ids } }, { signal: asked.signal });
        if (!asked.signal.aborted) setPlan(answer);
      } catch (failure) {
        if (!asked.signal.aborted) toast.error(failureText(failure));
      } finally {
        if (!asked.signal.aborted) setReckoning(false);
      }
    })();
    return () => asked.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- texts and toasts do not affect the plan
  }, [ids]);
  return { plan, isReckoning };
}
