/** One collective invoice for everything delivered to a customer and not invoiced yet, up to a day. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { collectInvoices } from '#contract/invoice.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseTypedDate } from '#domain/calendar/typed-date.ts';
import { call } from '#web/call.ts';
import { officeInvoicePath } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../record/use-verb.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { DayField } from '../ui/day-field.tsx';
import pageStyles from '../ui/page.module.css';
import { collectWords as t } from './payment-words.ts';

interface CollectProps {
  customer: { id: number; name: string };
  today: PlainDate;
}

export function CollectButton(props: CollectProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={pageStyles['button']} onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {open ? <CollectDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Invoices once per opening of the dialog, however often it is submitted. */
function CollectDialog({ customer, today, onClose }: CollectProps & { onClose: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const navigate = useNavigate();
  const [day, setDay] = useState<string>(dateText(today));
  const [send, setSend] = useState(true);
  const submit = (): void => {
    const until = parseTypedDate(day, today);
    if (until === null) {
      verb.refuse({ until: t.notDay });
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const invoice = await call(collectInvoices, { body: { customerId: customer.id, until, send } }, { idempotencyKey });
      toast.success(t.done(invoice.formattedId));
      onClose();
      await navigate(officeInvoicePath(invoice.id));
    });
  };
  return (
    <VerbDialog title={t.title(customer.name)} word={t.now} sends={send} verb={verb} fields={['until']} onSubmit={submit} onClose={onClose}>
      <p>{t.text}</p>
      <DayField label={t.until} name="collect-until" value={day} onChange={setDay} today={today} error={verb.problems['until']} required />
      <CheckboxField label={t.send} name="collect-send" checked={send} onChange={setSend} />
    </VerbDialog>
  );
}
