/** A ladder as typed or pasted: texts, parsed as quantities and prices, with their problems. */
import { parseNumber } from '#domain/list/number-text.ts';
import type { LadderEntry } from '#domain/pricing/ladder-rules.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import { blockOfText } from '../grid/rules/clipboard.ts';
import { groupedNumber } from '../text/grouped-number.ts';

export interface StepDraft {
  readonly quantity: string;
  readonly price: string;
}

/** Two decimals, or up to four where needed: `1'124.50`, `0.1234`. */
const priceTextOf = (price: number): string => groupedNumber(price.toFixed(4).replace(/0{1,2}$/, ''));

export const draftsOf = (entries: readonly LadderEntry[]): StepDraft[] =>
  entries.map(({ quantity, price }) => ({ quantity: groupedNumber(String(quantity)), price: priceTextOf(price) }));

/** Texts that are not numbers become NaN, which no ladder accepts. */
const entriesOf = (drafts: readonly StepDraft[]): LadderEntry[] =>
  drafts.map(({ quantity, price }) => ({ quantity: parseNumber(quantity) ?? Number.NaN, price: parseNumber(price) ?? Number.NaN }));

export interface ReadLadder {
  readonly entries: readonly LadderEntry[];
  /** Fields are `0.price`, `1.quantity`; `lines.2`: a line that is not a step. */
  readonly problems: readonly { field: string; key: string; params: Readonly<Record<string, string | number>> }[];
}

export function readLadder(drafts: readonly StepDraft[]): ReadLadder {
  const entries = entriesOf(drafts);
  const problems = ladderProblems(entries, 'steps').map(({ key, params, field = '' }) => ({
    key,
    params,
    field: field.replace(/^steps\.?/, ''),
  }));
  return { entries, problems };
}

/** Lines of a spreadsheet: quantity and price side by side; a heading and empty lines are skipped. */
export function readPasted(text: string): { drafts: StepDraft[]; unreadable: number[] } {
  const drafts: StepDraft[] = [];
  const unreadable: number[] = [];
  for (const [at, cells] of blockOfText(text.replaceAll(';', '\t')).entries()) {
    const [quantity = '', price = ''] = cells
      .map((cell) =>
        cell
          .replace(/^ab\s+/i, '')
          .replace(/CHF|Fr\./i, '')
          .trim(),
      )
      .filter((cell) => cell !== '');
    if (quantity === '') continue;
    if (parseNumber(quantity) === null || parseNumber(price) === null) {
      if (at > 0) unreadable.push(at + 1);
      continue;
    }
    drafts.push({ quantity, price });
  }
  return { drafts, unreadable };
}
