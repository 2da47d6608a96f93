/** What is staged beside an order that others go on changing: who starts from what, so that both sides can be merged. */
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { mergeFields } from '../record/merge-fields.ts';
import type { Sides } from '../record/use-record.ts';
import { draftOf } from './change-draft.ts';
import { changeForm } from './change-form.ts';
import type { ChangeDraft } from './change-draft.ts';
import { draftWith } from './staged-draft.ts';

/** An order with what is staged beside it; `staged` null: nothing, or not read yet. */
export interface Changing {
  order: Order;
  staged: StagedChange | null;
}

export const isOpen = ({ state }: StagedChange): boolean => state !== 'APPLIED' && state !== 'ACCEPTED' && state !== 'REFUSED';

/** The staged change with the order it was staged on, if another version has left it behind. */
export function leftBehind({ staged }: Changing): (Changing & { staged: StagedChange }) | null {
  const before = staged?.behind?.order;
  return staged === null || before === undefined ? null : { order: before, staged };
}

/** `sides.mine` on `sides.theirs`; where both differ, as decided by `isMine`. */
function merged({ before, theirs, mine }: Sides<ChangeDraft>, isMine: boolean): ChangeDraft {
  const { fieldsOf, withFields } = changeForm;
  const { fields, contradictions } = mergeFields(fieldsOf(before), fieldsOf(theirs), fieldsOf(mine));
  const own = isMine ? contradictions.map(({ field, mine: value }) => [field, value]) : [];
  return withFields(theirs, mine, { ...fields, ...Object.fromEntries(own) });
}

/** What the form shows: the order with what is staged; where the order was changed to something else, that. */
export function changeOf({ order, staged }: Changing): ChangeDraft {
  if (staged === null || !isOpen(staged)) return draftOf(order);
  const behind = staged.behind?.order;
  if (behind === undefined) return draftWith(order, staged.wish);
  return merged({ before: draftOf(behind), theirs: draftOf(order), mine: draftWith(behind, staged.wish) }, false);
}

/** A change that was left behind is merged from the order it was staged on, together with what was typed over it. */
export function sidesOf(stored: Changing, draft: ChangeDraft, fresh: Changing): Sides<ChangeDraft> {
  const behind = leftBehind(fresh);
  if (behind === null) return { before: changeOf(stored), theirs: changeOf(fresh), mine: draft };
  const theirs = draftOf(fresh.order);
  const isShown = stored.staged?.id === behind.staged.id && stored.staged.version === behind.staged.version;
  if (isShown) return { before: draftOf(stored.order), theirs, mine: draft };
  const wished = draftWith(behind.order, behind.staged.wish);
  return { before: draftOf(behind.order), theirs, mine: merged({ before: changeOf(stored), theirs: wished, mine: draft }, true) };
}
