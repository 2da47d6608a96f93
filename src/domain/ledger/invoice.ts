/** How invoices and credit notes stand. Specification: back office §4. */

/** An invoice for each delivery, or one for all of a month. */
export const invoiceRhythms = ['DELIVERY', 'MONTH'] as const;
export type InvoiceRhythm = (typeof invoiceRhythms)[number];

/** OPEN: nothing paid. PARTIAL: paid in part. PAID: nothing open. CREDITED: credited in full. OVERPAID: more received than charged. */
export const invoiceStates = ['OPEN', 'PARTIAL', 'PAID', 'CREDITED', 'OVERPAID'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What a credit note gives back: a credit for later invoices, or money. */
export const settlements = ['CREDIT', 'REFUND'] as const;
export type Settlement = (typeof settlements)[number];
