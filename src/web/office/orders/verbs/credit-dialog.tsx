import { useState } from 'react';
import { creditInvoice } from '#contract/invoice.ts';
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { PortionFields } from './portion-fields.tsx';
import { usePortions } from './use-portions.ts';
import type { OpenLine } from './portions.ts';
import { verbWords } from './words.ts';

const t = verbWords.credit;
type Settlement = CreditNote['settlement'];
const settlements = Object.keys(t.settlements) as Settlement[];

export const linesToCredit = ({ lines }: Pick<Invoice, 'lines'>): OpenLine[] =>
  lines
    .map(({ id, name, quantity, credited }, index) => ({ id, number: String(index + 1), name, open: quantity - credited }))
    .filter(({ open }) => open > 0);

/** Writes a credit note on an invoice, whole or some of its lines. */
export function CreditDialog({ invoice, onClose, onDone }: { invoice: Invoice; onClose: () => void; onDone: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const lines = linesToCredit(invoice);
  const portions = usePortions(lines, verb.problems);
  const [reason, setReason] = useState('');
  const [settlement, setSettlement] = useState<Settlement>('CREDIT');
  const [send, setSend] = useState(true);
  const submit = (): void => {
    const isGood = portions.check();
    const isReasonMissing = reason.trim() === '';
    verb.refuse(isReasonMissing ? { reason: verbWords.reasonMissing } : {});
    if (isReasonMissing || !isGood) return;
    const chosen = portions.choose();
    void verb.run(async (idempotencyKey) => {
      const body = {
        version: invoice.version,
        ...(chosen === undefined ? {} : { lines: chosen.map(({ id, quantity }) => ({ invoiceLineId: id, quantity })) }),
        reason: reason.trim(),
        settlement,
        send,
      };
      const { formattedId } = await call(creditInvoice, { params: { id: invoice.id }, body }, { idempotencyKey });
      toast.success(t.done(formattedId));
      onClose();
      onDone();
    });
  };
  return (
    <VerbDialog
      title={t.title(invoice.formattedId)}
      word={t.now}
      sends={send}
      verb={verb}
      fields={['lines', 'reason', 'settlement']}
      onSubmit={submit}
      onClose={onClose}
    >
      <PortionFields label={t.lines} {...portions.fields} />
      <TextField
        label={verbWords.reason}
        name="credit-reason"
        value={reason}
        onChange={setReason}
        error={verb.problems['reason']}
        maxLength={500}
        multiline
        required
      />
      <SelectField
        label={t.settlement}
        name="credit-settlement"
        value={settlement}
        onChange={(value) => setSettlement(settlements.find((each) => each === value) ?? settlement)}
        options={settlements.map((value) => ({ value, label: t.settlements[value] }))}
        error={verb.problems['settlement']}
      />
      <CheckboxField label={t.send} name="credit-send" checked={send} onChange={setSend} />
    </VerbDialog>
  );
}
