import { useId, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Impact } from '#contract/model-impact.ts';
import type { MaterialPriceRecord, MaterialPrices } from '#contract/material-price.ts';
import {
  foreseeMaterialPrices,
  readMaterialPriceList,
  readMaterialPrices,
  storeMaterialPrices,
  withdrawMaterialPrices,
} from '#contract/material-price.ts';
import type { ModelContent } from '#contract/model-desk.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { ConflictDialog } from '../record/conflict.tsx';
import { useRecord } from '../record/use-record.ts';
import type { RecordForm } from '../record/use-record.ts';
import { fieldsOf, withFields } from './content-fields.ts';
import { dayText } from '../text/day-text.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { DayInput } from '../ui/day-input.tsx';
import pageStyles from '../ui/page.module.css';
import { ImpactPart } from './impact-part.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { materialWords as t } from './material-words.ts';
import { modelWords } from './model-words.ts';
import { contentOf, evaluationOf, materialSheet, pricesOf } from './material-sheet.ts';
import styles from './model.module.css';
import { SheetGrid } from './sheet-grid.tsx';
import { useDraftHistory } from '../record/use-draft-history.ts';
import { usePersonName } from '../people/person-names.tsx';

/** With the prices of today. */
type Stored = MaterialPriceRecord & { inForce: MaterialPrices };

interface MaterialDeskProps {
  loaded: Stored;
  today: string;
}

const form: RecordForm<ModelContent> = {
  fieldsOf,
  withFields,
  // The table marks its faults itself.
  problemsOf: () => ({}),
};

/** Prices to edit on top of today's, their impact, and the day from which they apply. */
export function MaterialDesk({ loaded, today }: MaterialDeskProps) {
  const id = useId();
  const control = useMaterials(loaded);
  const { stored: record, draft: content, busy } = control;
  const { inForce, names } = record;
  const stored = useMemo(() => contentOf(inForce), [inForce]);
  const [day, setDay] = useState(today);
  const [seen, setSeen] = useState<{ of: MaterialPrices; impact: Impact } | null>(null);
  const history = useDraftHistory(content, control.change);
  const sheet = useMemo(() => materialSheet(names), [names]);
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
              void control.run(async () => setSeen({ of: prices, impact: await call(foreseeMaterialPrices, { body: { prices } }) }))
            }
          >
            {t.foresee}
          </button>
          <button
            type="button"
            className={`${pageStyles['button']} ${styles['publish']}`}
            disabled={busy || !isChanged || !isGood || !isSeen || day < today}
            onClick={() => void control.store(day, prices, () => setDay(today))}
          >
            {t.store}
          </button>
        </p>
        {isSeen ? <ImpactPart impact={seen.impact} against={t.against} /> : null}
        <Lists control={control} />
      </aside>
      <ConflictDialog record={control} labelOf={(field) => labelOf(field, names)} />
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}

/** A stale save is merged with the colleague's list: what both changed is asked about. */
function useMaterials(loaded: Stored) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const readBack = ({ inForce, ...rest }: MaterialPriceRecord): Stored => ({ ...rest, inForce: inForce ?? loaded.inForce });
  const record = useRecord<Stored, ModelContent>({
    loaded,
    draftOf: ({ inForce }) => contentOf(inForce),
    form,
    reread: async () => readBack(await call(readMaterialPrices, {})),
  });
  const { run, replace, draft } = record;
  const { version } = record.stored;
  return {
    ...record,
    load: (number: number) => run(async () => record.change(contentOf(await call(readMaterialPriceList, { params: { number } })))),
    store: (validFrom: string, prices: MaterialPrices, onStored: () => void) =>
      run(async () => {
        replace(readBack(await call(storeMaterialPrices, { body: { version, validFrom, prices } })));
        onStored();
        toast.success(t.stored(dayText(validFrom)));
        await revalidate();
      }),
    withdraw: (number: number) =>
      run(async () => {
        replace(readBack(await call(withdrawMaterialPrices, { params: { number }, query: { version } })), draft);
        toast.success(t.withdrawn);
        await revalidate();
      }),
  };
}

/** `document.prices.fichte.chf` is `Fichte CHF`. */
function labelOf(field: string, names: Stored['names']): string {
  const [, part, key = '', column = ''] = field.split('.');
  return part === 'chfPerHour' ? t.labour : `${names[key] ?? key} ${t.columns[column as keyof typeof t.columns] ?? column}`.trim();
}

/** All lists, latest day first; a future one can be withdrawn. */
function Lists({ control }: { control: ReturnType<typeof useMaterials> }) {
  const { stored: record, busy } = control;
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
                <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void control.load(number)}>
                  {t.load}
                </button>
              )}
              {state === 'planned' ? (
                <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void control.withdraw(number)}>
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
