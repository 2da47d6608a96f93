/** Texts for a customer's standing and figures. */
import type { Customer } from '#contract/customer.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { instantDayText } from '../text/instant-text.ts';
import { customerWords as t } from './customer-words.ts';

export const chfText = (chf: number): string => amountText(rappenFromChf(chf));

/** `5 %`, `2.5 %` */
export const percentText = (fraction: number): string => `${Math.round(fraction * 10_000) / 100} %`;

/** Why the customer can no longer be edited, and which one replaced it; null: it is active. */
export function standingOf({ mergedInto, erasedAt }: Customer): { text: string; to: number | null } | null {
  if (typeof mergedInto === 'number') return { text: t.gone.merged, to: mergedInto };
  if (typeof erasedAt === 'string') return { text: t.erasedText(instantDayText(erasedAt)), to: null };
  return null;
}
