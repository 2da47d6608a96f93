/** How rows of a bank file are shown: their group and their text. */
import type { BankImport, BankImportRow } from '#contract/bank-import.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { bankTexts, problemWords } from './bank-words.ts';

export type RowGroup = keyof typeof bankTexts.groups;

export const groupMarks: Readonly<Record<RowGroup, StatusState | 'error'>> = {
  books: 'done',
  booked: 'done',
  confirm: 'part',
  clarify: 'error',
  undone: 'canceled',
  leave: 'canceled',
};

/** These need no action. */
const settled: readonly string[] = ['bankOutgoing', 'bankPending', 'bankBookedAlready', 'bankRowTwice', 'bankOtherAccount', 'bankLeftOut'];

export interface ShownRow extends BankImportRow {
  /** Counted from 1, as in the file. */
  place: number;
  group: RowGroup;
}

export function shownRows({ state, rows }: Pick<BankImport, 'state'> & { rows: readonly BankImportRow[] }): ShownRow[] {
  return rows.map((row, index) => ({ ...row, place: index + 1, group: groupOf(row, state) }));
}

function groupOf({ booked, problem }: BankImportRow, state: BankImport['state']): RowGroup {
  if (booked) return 'booked';
  if (problem === null) return state === 'DRY' ? 'books' : 'undone';
  if (problem === 'bankProposal') return 'confirm';
  return settled.includes(problem) ? 'leave' : 'clarify';
}

export function outcomeText({ problem, effect }: BankImportRow): string {
  if (problem !== null) return problemWords(problem).long;
  return effect === null ? '' : bankTexts.effects[effect];
}

export const importMarks: Readonly<Record<BankImport['state'], StatusState>> = { DRY: 'working', APPLIED: 'done', UNDONE: 'canceled' };
