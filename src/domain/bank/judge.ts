/** What each row of a dry run would do now, or why it cannot be booked; in the order of the rows, each after those before it. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { settle, type PaymentEffect } from '#domain/ledger/settlement.ts';
import { rappen, type Rappen } from '#domain/money/money.ts';
import type { FileProblem } from './booking.ts';
import { matchOf, type Item, type Items, type Match, type MatchProblem } from './match.ts';

export interface RowToJudge {
  readonly id: number;
  readonly key: string;
  readonly bookingKey: string;
  readonly bookingAmount: number;
  readonly amount: Rappen;
  readonly day: PlainDate | null;
  readonly reference: string;
  readonly debtor: string;
  readonly text: string;
  readonly isReversal: boolean;
  readonly isCharge: boolean;
  readonly fileProblem: FileProblem | null;
}

export interface PayableItem extends Item {
  /** Cash discount allowed on that day. */
  readonly discountOn: (day: PlainDate) => Rappen;
}

export interface Known<Found extends PayableItem> {
  readonly items: Items<Found>;
  /** By row: the item chosen by staff; null: it pays nothing. */
  readonly chosen: ReadonlyMap<number, Found | null>;
  /** Keys of payments booked by earlier files. */
  readonly booked: ReadonlySet<string>;
  /** By bank booking: the amount booked by earlier files. */
  readonly bookedOf: ReadonlyMap<string, number>;
  /** By row of a return: the earlier row it reverses, with the item that row paid. */
  readonly takenBack: ReadonlyMap<number, { readonly rowId: number; readonly item: Found }>;
}

export type RowProblem =
  | FileProblem
  | MatchProblem
  | 'bankBookedAlready'
  | 'bankProposal'
  | 'bankItemSettled'
  | 'bankLeftOut'
  | 'bankReversalUnknown';

export interface Judged<Found extends PayableItem> {
  readonly id: number;
  readonly match: Match<Found> | null;
  /** Open amount of the matched item before this payment. */
  readonly open: Rappen;
  readonly effect: PaymentEffect | 'reversal' | 'charge' | null;
  readonly problem: RowProblem | null;
  readonly takesBack: number | null;
}

/** For these problems a person can choose what the row pays; a return can only be left out, and what brings no money pays nothing. */
const choosable: readonly (RowProblem | null)[] = [
  null,
  'bankProposal',
  'bankItemSettled',
  'bankLeftOut',
  'bankNoMatch',
  'bankReferenceAmbiguous',
  'bankSeveralReferences',
];

export const isChoosable = (
  { problem, effect }: Pick<Judged<PayableItem>, 'problem' | 'effect'>,
  row: { amount: number; isReversal: boolean },
): boolean => choosable.includes(problem) && effect !== 'charge' && (row.amount > 0 || row.isReversal);

export function judge<Found extends PayableItem>(rows: readonly RowToJudge[], known: Known<Found>): Judged<Found>[] {
  const open = new Map<string, number>();
  const booked = new Map(known.bookedOf);
  return rows.map((row) => {
    const found = judgeRow(row, known);
    const { match } = found;
    const nothing = { id: row.id, match, open: rappen(0), effect: null, problem: found.problem, takesBack: null };
    if (match === null) return row.isCharge && found.problem === null ? { ...nothing, effect: 'charge' } : nothing;
    if (found.takesBack !== null) return { ...nothing, effect: 'reversal', takesBack: found.takesBack };
    const key = `${match.item.invoiceId} ${match.item.invoiceId === null ? match.item.orderId : ''}`;
    const owed = rappen(open.get(key) ?? match.item.open);
    const discount = row.day === null ? rappen(0) : match.item.discountOn(row.day);
    const { effect } = settle(row.amount, [{ open: owed }], discount);
    const problem = found.problem ?? lateProblem(row, { owed, how: match.how, already: booked.get(row.bookingKey) ?? 0 });
    if (problem === null) {
      booked.set(row.bookingKey, (booked.get(row.bookingKey) ?? 0) + row.amount);
      open.set(key, effect === 'part' || effect === 'over' ? owed - row.amount : 0);
    }
    return { ...nothing, open: owed, effect, problem };
  });
}

interface Standing {
  owed: Rappen;
  how: Match<Item>['how'];
  already: number;
}

/** Problems that only show in comparison with other rows and files. */
function lateProblem({ amount, bookingAmount }: RowToJudge, { owed, how, already }: Standing): RowProblem | null {
  if (already + amount > bookingAmount) return 'bankBookedAlready';
  return owed <= 0 && how !== 'chosen' ? 'bankItemSettled' : null;
}

interface Found<Item extends PayableItem> {
  match: Match<Item> | null;
  problem: RowProblem | null;
  takesBack: number | null;
}

const none = (problem: RowProblem) => ({ match: null, problem, takesBack: null });

function judgeRow<Item extends PayableItem>(row: RowToJudge, known: Known<Item>): Found<Item> {
  if (row.fileProblem !== null && row.fileProblem !== 'bankSeveralReferences') return none(row.fileProblem);
  if (known.booked.has(row.key)) return none('bankBookedAlready');
  if (row.isCharge) return { match: null, problem: null, takesBack: null };
  const chosen = known.chosen.get(row.id);
  if (chosen === null) return none('bankLeftOut');
  if (row.isReversal) {
    const earlier = known.takenBack.get(row.id);
    if (earlier === undefined) return none('bankReversalUnknown');
    return { match: { item: earlier.item, how: 'reference' }, problem: null, takesBack: earlier.rowId };
  }
  if (chosen !== undefined && row.amount > 0) return { match: { item: chosen, how: 'chosen' }, problem: null, takesBack: null };
  if (row.fileProblem !== null) return none(row.fileProblem);
  const outcome = matchOf(row, known.items);
  if (outcome.match === null) return none(outcome.problem);
  return { match: outcome.match, problem: outcome.match.how === 'proposal' ? 'bankProposal' : null, takesBack: null };
}
