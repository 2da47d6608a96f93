import type { FollowUp, Note } from '#contract/note.ts';
import type { WishKind } from '#contract/order-wish.ts';

interface Noted {
  /** Newest first. */
  items: readonly Pick<Note, 'wish'>[];
  followUp: Pick<FollowUp, 'day'>;
}

/** What the customer wishes, as long as somebody has to look after the order. */
export function openWish(noted: Noted | null): WishKind | null {
  if (noted === null || noted.followUp.day === null) return null;
  return noted.items.find(({ wish }) => wish !== null)?.wish ?? null;
}
