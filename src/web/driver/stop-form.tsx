import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { DriveStop, StopReport } from '#contract/drive.ts';
import { handoverKind } from '#domain/order/handover.ts';
import type { Draft } from './drive-storage.ts';
import { SignaturePad } from './signature-pad.tsx';
import { handedOf, StopLines } from './stop-lines.tsx';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

interface StopFormProps {
  stop: DriveStop;
  draft: Draft;
  /** The stop after this one; null: this is the last. */
  next: number | null;
  /** Between what is unloaded and who signs. */
  photos: ReactNode;
  onFill: (draft: Draft) => void;
  onReport: (report: StopReport) => void;
}

/** What is handed over at the stop and to whom. */
export function StopForm({ stop, draft, next, photos, onFill, onReport }: StopFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const lines = stop.lines.map((line) => ({ ...line, planned: line.quantity, quantity: handedOf(line, draft) }));
  const kind = handoverKind(lines);
  const [planned, handed] = [sumOf(lines, 'planned'), sumOf(lines, 'quantity')];
  const fill = (change: Partial<Draft>): void => {
    setProblem(null);
    onFill({ ...draft, ...change });
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = problemOf(lines, draft);
    setProblem(said);
    if (said === null) onReport(reportOf(stop.orderId, lines, draft));
  };
  const word = { WHOLE: t.handOver, SHORT: t.handOverLess, NOTHING: t.handOverNothing }[kind];
  return (
    <form onSubmit={send}>
      <section className={styles['part']}>
        <h2>{t.unload}</h2>
        <StopLines
          lines={stop.lines}
          draft={draft}
          onQuantity={(positionId, quantity) => fill({ quantities: { ...draft.quantities, [positionId]: quantity } })}
          onReason={(positionId, reason) => fill({ reasons: { ...draft.reasons, [positionId]: reason } })}
        />
        <p className={styles['short']} role="status">
          {kind === 'NOTHING' ? t.nothing : kind === 'SHORT' ? t.missing(planned - handed, handed, planned) : null}
        </p>
        {kind === 'WHOLE' && draft.note === '' ? null : (
          <label className={styles['field']}>
            {t.note}
            <textarea rows={2} maxLength={500} value={draft.note} onChange={({ target }) => fill({ note: target.value })} />
          </label>
        )}
      </section>
      {photos}
      {kind === 'NOTHING' ? null : (
        <>
          <SignaturePad strokes={draft.signature} onChange={(signature) => fill({ signature })} />
          <section className={styles['part']}>
            <label className={styles['field']}>
              {t.receivedBy} <small>{t.receivedByHint}</small>
              <input
                value={draft.receivedBy}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => fill({ receivedBy: target.value })}
              />
            </label>
          </section>
        </>
      )}
      <div className={styles['foot']}>
        <p className={styles['no']} role="alert">
          {problem}
        </p>
        <button type="submit" className={styles['main']}>
          {next === null ? word : `${word}, ${t.onTo(next)}`}
        </button>
        <p>{t.worksOffline}</p>
      </div>
    </form>
  );
}

type FormLine = DriveStop['lines'][number] & { planned: number };

const sumOf = (lines: readonly FormLine[], key: 'planned' | 'quantity'): number => lines.reduce((sum, line) => sum + line[key], 0);

function problemOf(lines: readonly FormLine[], { reasons, receivedBy }: Draft): string | null {
  const unsaid = lines.find(({ positionId, planned, quantity }) => quantity < planned && reasons[positionId] === undefined);
  if (unsaid !== undefined) return t.reasonMissing(unsaid.name);
  return handoverKind(lines) !== 'NOTHING' && receivedBy.trim() === '' ? t.nameMissing : null;
}

function reportOf(orderId: number, lines: readonly FormLine[], { reasons, receivedBy, note, signature }: Draft): StopReport {
  const nothing = handoverKind(lines) === 'NOTHING';
  return {
    orderId,
    lines: lines.map(({ positionId, planned, quantity }) => ({
      positionId,
      quantity,
      reason: quantity < planned ? (reasons[positionId] ?? null) : null,
    })),
    receivedBy: nothing ? '' : receivedBy.trim(),
    note: note.trim(),
    signature: nothing ? [] : signature,
    reportedAt: new Date().toISOString(),
  };
}
