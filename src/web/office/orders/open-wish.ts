import type { FollowUp, Note } from '#contract/note.ts';
import type { WishKind } from '#contract/order-wish.ts';

/** What the customer wishes, as long as somebody has to look after the order; `items`: newest first. */
export function openWish({ items, followUp }: { items: readonly Pick<Note, 'wish'>[]; followUp: Pick<FollowUp, 'day'> }): WishKind | null {
  if (followUp.day === null) return null;
  return items.find(({ wish }) => wish !== null)?.wish ?? null;
}
