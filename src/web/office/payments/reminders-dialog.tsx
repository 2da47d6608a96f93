import { useEffect, useState } from 'react';
import { makeReminders } from '#contract/ledger.ts';
import type { MadeReminder } from '#contract/ledger.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { DataTable } from '../ui/plain-table.tsx';
import { reminderWords as t } from './payment-words.ts';
import { useDialogSend } from './use-dialog-send.ts';

interface RemindersProps {
  /** Null: closed; empty: for all customers. */
  invoiceIds: readonly number[] | null;
  onClose: () => void;
  onDone: () => void;
}

/** Shows which reminders are due, then writes and sends them. */
export function RemindersDialog({ invoiceIds, onClose, onDone }: RemindersProps) {
  const failureText = useFailureText();
  const [asked, setAsked] = useState<{ key: string; planned: readonly MadeReminder[] | null; failure: unknown } | null>(null);
  const key = invoiceIds?.join(',') ?? null;
  useEffect(() => {
    if (key === null) return undefined;
    let current = true;
    const answer = (planned: readonly MadeReminder[] | null, failure: unknown): void => {
      if (current) setAsked({ key, planned, failure });
    };
    call(makeReminders, { body: { ...wishOf(key), dryRun: true } }).then(
      ({ reminders }) => answer(reminders, null),
      (failure: unknown) => answer(null, failure),
    );
    return () => {
      current = false;
      setAsked(null);
    };
  }, [key]);
  const { planned = null, failure = null } = asked?.key === key ? asked : {};
  return (
    <Dialog title={planned === null ? t.looking : t.title(planned.length)} open={invoiceIds !== null} onClose={onClose} wide>
      {failure === null ? null : <p role="alert">{failureText(failure)}</p>}
      {planned === null ? null : <Planned planned={planned} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

const wishOf = (key: string) => (key === '' ? {} : { invoiceIds: key.split(',').map(Number) });

function Planned({ planned, onClose, onDone }: { planned: readonly MadeReminder[]; onClose: () => void; onDone: () => void }) {
  const { error, busy, send } = useDialogSend({ onClose, onDone });
  const [key] = useState(newKey);
  const write = async (): Promise<string> => {
    const body = { invoiceIds: planned.map(({ invoiceId }) => invoiceId) };
    const { reminders } = await call(makeReminders, { body }, { idempotencyKey: key });
    return t.written(reminders.length);
  };
  if (planned.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <p>{t.text}</p>
      <DataTable
        label={t.title(planned.length)}
        columns={[
          { word: t.invoice },
          { word: t.customer },
          { word: t.level },
          { word: t.fee, kind: 'number' },
          { word: t.open, kind: 'number' },
          { word: t.recipient },
        ]}
      >
        <tbody>
          {planned.map(({ invoiceId, invoiceFormattedId, customerName, level, fee, open, recipient }) => (
            <tr key={invoiceId}>
              <td className={pageStyles['keep']}>{invoiceFormattedId}</td>
              <td className={pageStyles['strong']}>{customerName}</td>
              <td>{level}</td>
              <td className={pageStyles['number']}>{amountText(rappenFromChf(fee))}</td>
              <td className={pageStyles['number']}>{amountText(rappenFromChf(open))}</td>
              <td>{recipient}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {error === null ? null : <p role="alert">{error}</p>}
      <DialogFoot verb={t.write(planned.length)} busy={busy} isMain onYes={() => void send(write)} onBack={onClose} />
    </>
  );
}
