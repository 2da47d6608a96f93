import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { createInternalPrice, readInternalPrice, updateInternalPrice } from '#contract/internal-price.ts';
import type { InternalPrice } from '#contract/internal-price.ts';
import type { StoredRemotePrice } from '#contract/product-price.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { RecordHistory } from '../record/history.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useDraftHistory, useUndoKeys } from '../record/use-draft-history.ts';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { LadderTable } from './ladder-table.tsx';
import { draftsOf, readLadder } from './ladder-draft.ts';
import { MarginField } from './margin-field.tsx';
import { noRemote, numbersIn } from './price-draft.ts';
import type { PriceDraft } from './price-draft.ts';
import { priceForm } from './price-form.ts';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';
import { RemoteFields } from './remote-fields.tsx';
import { SourceChoice } from './source-choice.tsx';
import { CostTable } from './cost-table.tsx';

interface EditorProps {
  internal: InternalPrice;
  defaultRemote: StoredRemotePrice | null;
  history: readonly HistoryEntry[];
}

/** An internal price has no unit, no computed ladder and no start day. */
function draftOf(internal: InternalPrice, defaultRemote: StoredRemotePrice | null): PriceDraft {
  const remote = internal.remotePrice ?? defaultRemote ?? noRemote;
  return {
    validFrom: '',
    strategy: internal.source,
    unit: '',
    quantities: '',
    margin: String(internal.marginPrice),
    steps: draftsOf(internal.steps),
    remote,
    samples: remote.samplingPoints.join(', '),
  };
}

/** An internal price: where it comes from, its ladder or overhead, and what the goods cost today. */
export function InternalPriceEditor({ internal, defaultRemote, history }: EditorProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const key = useRef(newKey());
  const record = useRecord({
    loaded: internal,
    draftOf: (from: InternalPrice) => draftOf(from, defaultRemote),
    form: priceForm({ strategies: t.internalSources, problemsOf: (each) => problemsOf(each, failureText.key) }),
    reread: async () => call(readInternalPrice, { query: { productId: internal.productId } }),
  });
  const { stored, draft, busy, run } = record;
  const past = useDraftHistory(draft, record.change);
  useUndoKeys(past);
  const change = (over: Partial<PriceDraft>): void => past.change((before) => ({ ...before, ...over }));
  const { strategy: source } = draft;
  const problems = problemsOf(draft, failureText.key);
  const blocker = useLeaveGuard(record.unsaved.length > 0);
  const save = (): void => {
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) {
      document.getElementById(wrong)?.focus();
      return;
    }
    const given = {
      source,
      ...(source === 'FIX_PRICE' ? { steps: [...readLadder(draft.steps).entries] } : {}),
      ...(source === 'MARGIN_PRICE' ? { marginPrice: parseNumber(draft.margin) ?? 0 } : {}),
      ...(source === 'REMOTE_PRICE' ? { remotePrice: { ...draft.remote, samplingPoints: numbersIn(draft.samples) ?? [] } } : {}),
    };
    void run(async () => {
      const { id, version, productId } = stored;
      record.replace(
        id === null
          ? await call(createInternalPrice, { body: { productId, ...given } }, { idempotencyKey: key.current })
          : await call(updateInternalPrice, { params: { id }, body: { version, ...given } }),
      );
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  return (
    <>
      <div className={styles['desk']}>
        <div className={styles['rail']}>
          <SourceChoice
            title={t.internalSource}
            words={t.internalSources}
            notes={t.internalNotes}
            chosen={source}
            onChoose={(chosen) => change({ strategy: chosen })}
          />
          {internal.id === null ? <p className={styles['notice']}>{t.undecided}</p> : null}
          <RecordHistory lines={history.map(priceHistoryLine)} />
        </div>
        <div className={styles['work']}>
          {source === 'MARGIN_PRICE' ? (
            <MarginField label={t.overhead} value={draft.margin} problem={problems['margin']} onChange={(margin) => change({ margin })} />
          ) : null}
          {source === 'FIX_PRICE' ? (
            <LadderTable
              steps={draft.steps}
              stored={new Map(internal.steps.map(({ quantity, price }) => [quantity, price]))}
              problems={problems}
              factsAt={() => undefined}
              discount={0}
              compares={false}
              onChange={(steps) => change({ steps })}
            />
          ) : null}
          {source === 'REMOTE_PRICE' ? (
            <RemoteFields
              productId={internal.productId}
              remote={draft.remote}
              samples={draft.samples}
              state={null}
              problems={problems}
              onChange={(over) => change(over)}
            />
          ) : null}
          <CostTable costs={internal.costs} />
        </div>
      </div>
      <SaveBar unsaved={record.unsaved.length} busy={busy} onSave={save} onDiscard={record.discard} foot={recordWords.allSaved} />
      <ConflictDialog record={record} labelOf={(field) => t.fields[field as keyof typeof t.fields] ?? field} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

type Say = (key: string, params: Record<string, string | number>) => string;

function problemsOf({ strategy, margin, steps }: PriceDraft, say: Say): Record<string, string> {
  const percent = parseNumber(margin);
  if (strategy === 'MARGIN_PRICE' && (percent === null || percent < -99 || percent > 900)) return { margin: t.wrong.margin };
  if (strategy !== 'FIX_PRICE') return {};
  return Object.fromEntries(readLadder(steps).problems.map(({ field, key, params }) => [field, say(key, { ...params })]));
}
