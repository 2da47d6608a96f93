/** Assigns the errors of a credit note to their fields, or to the list below. */
import { CallFailure } from '#contract/failure.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { FailureText } from '#web/texts/failure-text.ts';
import type { TakenLine } from './credit-draft.ts';

export interface CreditProblems {
  /** By id of the invoice line. */
  quantities?: Readonly<Record<number, string>>;
  lines?: string | undefined;
  reason?: string;
  settlement?: string;
  other?: string;
}

/** `sent`: the lines in the order of the request. */
export function creditProblems(failure: unknown, sent: readonly TakenLine[], text: FailureText): CreditProblems {
  if (!(failure instanceof CallFailure)) return { other: text(failure) };
  return Object.assign({}, ...failure.errors.map((item) => placed(item, sent, text.item(item)))) as CreditProblems;
}

function placed({ field = '' }: ErrorItem, sent: readonly TakenLine[], text: string): CreditProblems {
  const line = sent[Number(/^body\.lines\.(\d+)\./.exec(field)?.[1] ?? -1)];
  if (line !== undefined) return { quantities: { [line.invoiceLineId]: text } };
  if (field === 'body.reason') return { reason: text };
  if (field === 'body.settlement') return { settlement: text };
  return { other: text };
}
