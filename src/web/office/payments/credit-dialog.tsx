import { useState } from 'react';
import { CallFailure } from '#contract/failure.ts';
import { creditInvoice } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { creditableLines, creditEffect, creditTotal, isEverything, leftOf, quantityProblem, takenLines } from './credit-draft.ts';
import type { Settlement, TypedQuantities } from './credit-draft.ts';
import { CreditLines } from './credit-lines.tsx';
import { creditProblems } from './credit-problems.ts';
import type { CreditProblems } from './credit-problems.ts';
import { creditWords as t } from './credit-words.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import styles from './payments.module.css';

interface CreditProps {
  invoice: Invoice;
  /** Discount of its order, as a fraction; null: the invoice covers several orders. */
  discount: number | null;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks which part of an invoice to credit and shows the amount. Writes one credit note per opening, however often it is submitted. */
export function CreditDialog({ open, onClose, ...props }: CreditProps) {
  return (
    <Dialog beginsAt="field" title={t.title(props.invoice.formattedId)} open={open} onClose={onClose}>
      {open ? <CreditForm onClose={onClose} {...props} /> : null}
    </Dialog>
  );
}

function CreditForm({ invoice, discount, onClose, onDone }: Omit<CreditProps, 'open'>) {
  const toast = useToast();
  const failureText = useFailureText();
  const [key] = useState(newKey);
  const lines = creditableLines(invoice);
  const [typed, setTyped] = useState<TypedQuantities>(() => Object.fromEntries(lines.map((line) => [line.id, String(leftOf(line))])));
  const [reason, setReason] = useState('');
  const [settlement, setSettlement] = useState<Settlement>('CREDIT');
  const [refused, setRefused] = useState<CreditProblems>({});
  const [busy, setBusy] = useState(false);
  const wrong = Object.fromEntries(
    lines.flatMap((line) => {
      const problem = quantityProblem(typed[line.id] ?? '', leftOf(line));
      return problem === null ? [] : [[line.id, problem]];
    }),
  );
  const isWrong = Object.keys(wrong).length > 0;
  const taken = takenLines(lines, typed);
  const save = async (): Promise<void> => {
    const needed = reason.trim() === '' ? { reason: t.needed } : {};
    const nothing = taken.length === 0 ? { lines: t.nothing } : {};
    setRefused({ ...needed, ...nothing });
    if (isWrong || taken.length === 0 || reason.trim() === '') return;
    setBusy(true);
    try {
      const body = { version: invoice.version, reason, settlement, ...(isEverything(invoice, taken) ? {} : { lines: taken }) };
      const { formattedId } = await call(creditInvoice, { params: { id: invoice.id }, body }, { idempotencyKey: key });
      toast.success(t.saved(formattedId));
      onDone();
      onClose();
    } catch (failure) {
      setRefused(creditProblems(failure, taken, failureText));
      if (failure instanceof CallFailure && failure.status === 409) onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t.text(invoice.invoiceEmail)}</p>
      <CreditLines
        lines={lines}
        typed={typed}
        problems={{ ...refused.quantities, ...wrong }}
        onChange={(id, quantity) => {
          setTyped({ ...typed, [id]: quantity });
          setRefused({ ...refused, quantities: {}, lines: undefined });
        }}
      />
      {refused.lines === undefined ? null : <p role="alert">{refused.lines}</p>}
      <TextField
        label={t.reason}
        name="creditReason"
        value={reason}
        onChange={setReason}
        hint={t.reasonHint}
        error={refused.reason}
        maxLength={500}
        required
      />
      {invoice.paid > 0 ? (
        <SelectField
          label={t.settlement}
          name="creditSettlement"
          value={settlement}
          onChange={(value) => setSettlement(value === 'REFUND' ? 'REFUND' : 'CREDIT')}
          options={Object.entries(t.settlements).map(([value, label]) => ({ value, label }))}
          error={refused.settlement}
        />
      ) : null}
      <p role="status" className={styles['effect']}>
        {isWrong || taken.length === 0 ? null : creditEffect(invoice, creditTotal(invoice, taken, discount), settlement)}
      </p>
      {refused.other === undefined ? null : <p role="alert">{refused.other}</p>}
      <DialogFoot verb={t.save} busy={busy} isMain onBack={onClose} />
    </form>
  );
}
