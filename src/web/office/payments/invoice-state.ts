/** The state of an invoice in words, with its mark. */
import type { InvoiceState } from '#contract/invoice.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';

export const invoiceStates: Readonly<Record<InvoiceState, { state: StatusState; label: string }>> = {
  OPEN: { state: 'open', label: 'offen' },
  // By payments, or by a credit note alone.
  PARTIAL: { state: 'part', label: 'teils beglichen' },
  PAID: { state: 'done', label: 'bezahlt' },
  CREDITED: { state: 'canceled', label: 'gutgeschrieben' },
  OVERPAID: { state: 'working', label: 'überzahlt' },
};
