import type { PaymentEntry } from '#contract/ledger.ts';

/** What people can use: the key under which the payment provider keeps a refund says nothing to them. */
export const entryReference = ({ kind, source, reference }: Pick<PaymentEntry, 'kind' | 'source' | 'reference'>): string =>
  kind === 'refund' && source === 'provider' ? '' : reference;
