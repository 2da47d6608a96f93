/** What is staged beside an order that others go on changing: who starts from what, so that both sides can be merged. */
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { mergeFields } from '../record/merge-fields.ts';
import type { Merge } from '../record/merge-fields.ts';
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

type LeftBehind = Changing & { staged: StagedChange };

/** The staged change with the order it was staged on, if another version has left it behind. */
function leftBehind({ staged }: Changing): LeftBehind | null {
  const before = staged?.behind?.order;
  return staged === null || before === undefined ? null : { order: before, staged };
}

const mergeOf = ({ before, theirs, mine }: Sides<ChangeDraft>): Merge =>
  mergeFields(changeForm.fieldsOf(before), changeForm.fieldsOf(theirs), changeForm.fieldsOf(mine));

/** `sides.mine` on `sides.theirs`; where both differ, as decided by `isMine`. */
function merged(sides: Sides<ChangeDraft>, isMine: boolean): ChangeDraft {
  const { fields, contradictions } = mergeOf(sides);
  const own = isMine ? contradictions.map(({ field, mine: value }) => [field, value]) : [];
  return changeForm.withFields(sides.theirs, sides.mine, { ...fields, ...Object.fromEntries(own) });
}

/** What the form shows: the order with what is staged; where the order was changed to something else, that. */
export function changeOf({ order, staged }: Changing): ChangeDraft {
  if (staged === null || !isOpen(staged)) return draftOf(order);
  const behind = leftBehind({ order, staged });
  return behind === null ? draftWith(order, staged.wish) : merged(sidesOfWish(behind, order), false);
}

function sidesOfWish({ order, staged }: LeftBehind, now: Order): Sides<ChangeDraft> {
  return { before: draftOf(order), theirs: draftOf(now), mine: draftWith(order, staged.wish) };
}

/** As staged, while it contradicts what was changed since: nothing is asked before somebody works on it. */
export function shownOf(fresh: Changing): Changing {
  const behind = leftBehind(fresh);
  return behind !== null && mergeOf(sidesOfWish(behind, fresh.order)).contradictions.length > 0 ? behind : fresh;
}

/** A change that was left behind is merged from the order it was staged on, together with what was typed over it. */
export function sidesOf(stored: Changing, draft: ChangeDraft, fresh: Changing): Sides<ChangeDraft> {
  const behind = leftBehind(fresh);
  if (behind === null) return { before: changeOf(stored), theirs: changeOf(fresh), mine: draft };
  const sides = sidesOfWish(behind, fresh.order);
  const isShown = stored.staged?.id === behind.staged.id && stored.staged.version === behind.staged.version;
  return isShown
    ? { ...sides, before: draftOf(stored.order), mine: draft }
    : { ...sides, mine: merged({ before: changeOf(stored), theirs: sides.mine, mine: draft }, true) };
}
