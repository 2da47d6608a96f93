/** Where the refusals of a credit note stand: at the field that they are about, or below. */
import { CallFailure } from '#contract/failure.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { FailureText } from '#web/texts/failure-text.ts';
import type { TakenLine } from './credit-draft.ts';

export interface CreditProblems {
  /** By line of the invoice. */
  quantities?: Readonly<Record<number, string>>;
  lines?: string | undefined;
  reason?: string;
  settlement?: string;
  other?: string;
}

/** `sent`: the lines in the order in which the call had them. */
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
