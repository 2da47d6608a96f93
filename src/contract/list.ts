/** Query and answer of every list in the office: a page of its rows, searched, sorted and filtered by column. */
import { z } from 'zod';
import { parseFilters } from '#domain/list/filter-text.ts';
import { parseSort } from '#domain/list/sort-text.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { integerText, line, Page } from './wire.ts';

/** A page is a window of rows: scrolling clients request pages of one size. */
export const largestPage = 500;

const mostFilters = 30;
const longestFilter = 4000;

function read<Value>(outcome: Outcome<Value>, context: z.core.$RefinementCtx): Value {
  if (outcome.ok) return outcome.value;
  context.addIssue({ code: 'custom', message: outcome.refusal.key });
  return z.NEVER;
}

/** `-total,formattedId`: by total, largest first, then by number. */
const SortText = z
  .string()
  .max(400)
  .transform((text, context) => read(parseSort(text), context));

/** One filter per column, the parameter repeats: `customerName~aare`, `orderStatusId:1|3`, `total:100..200`; `column:` finds the empty ones. */
const FilterTexts = z
  .union([z.string().max(longestFilter), z.array(z.string().max(longestFilter)).max(mostFilters)])
  .transform((given, context) => read(parseFilters(typeof given === 'string' ? [given] : given), context));

export const ListQuery = z.object({
  page: Page.page,
  perPage: integerText(z.number().int().min(1).max(largestPage)).default(50),
  search: line(100).optional(),
  sort: SortText.default([]),
  filter: FilterTexts.default({}),
});

/** For the popover of a column filter: the column, and text that its values contain. Sent along with the other filters. */
export const ValuesOf = z.object({ column: line(64).min(1), text: line(100).optional() });

export const ColumnValues = z.object({
  /** Ordered by number or name; at most 100. */
  items: z.array(
    z.object({
      /** As named by the column's filter; empty: rows without a value. */
      value: z.string(),
      /** The value's name in the contract, `PLACED`; for texts the value itself. */
      label: z.string(),
      count: z.number().int(),
      /** True: there are more rows than were counted. */
      countIsAtLeast: z.boolean().optional(),
    }),
  ),
});
export type ColumnValues = z.infer<typeof ColumnValues>;
