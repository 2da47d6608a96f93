/** The values of a column with their counts, for its filter: all choices that occur, or the texts of the newest rows. */
import type { ColumnValues } from '#contract/list.ts';
import type { Condition, ListColumns } from './list-columns.ts';
import { columnOf } from './list-columns.ts';
import { refused } from './refusal.ts';

export interface CountedValue {
  value: unknown;
  count: number;
  isAtLeast: boolean;
}

export interface ValueSource {
  choices: (values: readonly (string | number | boolean)[]) => Promise<CountedValue[]>;
  /** Only those that also fulfil the conditions. */
  texts: (conditions: readonly Condition[]) => Promise<CountedValue[]>;
}

/** Refuses a column that has neither choices nor texts. */
export async function columnValues(
  columns: ListColumns,
  { column: name, text }: { column: string; text?: string | undefined },
  source: ValueSource,
): Promise<ColumnValues> {
  const column = columnOf(columns, name, 'query.column');
  if (column.kind === 'text') {
    const containing: Condition[] = text === undefined || text === '' ? [] : [{ column: name, is: 'containing', text }];
    return { items: (await source.texts(containing)).map((each) => item(String(each.value), String(each.value), each)) };
  }
  if (column.kind !== 'choice') throw refused('unknownColumn', { name }, 'query.column');
  const counted = new Map((await source.choices(column.choices.map(({ stored }) => stored))).map((each) => [each.value, each]));
  return {
    items: column.choices.flatMap(({ value, label, stored }) => {
      const each = counted.get(stored);
      return each ? [item(value, label, each)] : [];
    }),
  };
}

function item(value: string, label: string, { count, isAtLeast }: CountedValue): ColumnValues['items'][number] {
  return { value, label, count, ...(isAtLeast ? { countIsAtLeast: true } : {}) };
}

/** All filters except the column's own. */
export function filtersBeside<Filter>(filters: Readonly<Record<string, Filter>>, column: string): Record<string, Filter> {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== column));
}
