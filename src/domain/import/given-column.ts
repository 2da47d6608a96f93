/** What was said beside a file, such as whose order it is: a column in front of it, unless it has one of its own. */
import type { ImportField } from './field.ts';
import { guessedMapping } from './mapping.ts';
import { withColumn } from './table.ts';
import type { Table } from './table.ts';

export interface GivenColumn {
  readonly path: string;
  readonly label: string;
  /** The same in every row. */
  readonly value: string;
}

export const withGiven = (table: Table, given: readonly GivenColumn[], fields: readonly ImportField[]): Table =>
  given.reduce(
    (sofar, { path, label, value }) => (guessedMapping(sofar.headings, fields).includes(path) ? sofar : withColumn(sofar, label, value)),
    table,
  );
