/** An invoice in the form that payments take. */
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { Payable } from './payment-effect.ts';

interface InvoiceToPay extends Pick<InvoiceSummary, 'id' | 'formattedId' | 'open' | 'total' | 'credited' | 'issuedOn'> {
  skonto: { percent: number; days: number } | null;
}

export function payableInvoice(invoice: InvoiceToPay, credit: number): Payable {
  const { id, formattedId, open, total, credited, issuedOn, skonto } = invoice;
  return {
    target: { invoiceId: id },
    number: formattedId,
    claims: [{ open }],
    credit,
    terms: { charged: Math.round((total - credited) * 100) / 100, issuedOn, skonto },
  };
}
