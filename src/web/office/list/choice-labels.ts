/** Values of a column as its filter shows them: the contract names them by constants, the list by words. */
import type { ColumnValues } from '#contract/list.ts';
import type { Column, GridRow } from '../grid/rules/column.ts';
import type { CountedValue } from '../grid/rules/local-rows.ts';

export function choiceLabels<Row extends GridRow>(columns: readonly Column<Row>[], key: string, { items }: ColumnValues): CountedValue[] {
  const choices = columns.find((column) => column.key === key)?.choices ?? [];
  return items.map(({ value, label, count }) => ({
    value,
    label: choices.find((choice) => String(choice.value) === value)?.label ?? label,
    count,
  }));
}
