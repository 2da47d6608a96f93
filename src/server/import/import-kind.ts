/** What can be imported: how a row names its record, how the record is written by the rules of its own desk, and how it is read into a row. */
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import type { ImportField } from '#domain/import/field.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** `name`: the same for all rows that mean this record; `label`: how people call one that is not there yet. A fault names its field. */
export type Found =
  | { readonly id: number | null; readonly name: string; readonly label: string }
  | { readonly fault: Refusal; readonly label?: string };

export interface RecordState {
  readonly id: number;
  readonly version: number;
  /** How people call it. */
  readonly label: string;
  /** Keys and everything that a change of it may name, in the change's shape. */
  readonly state: object;
}

export interface RowWrite {
  /** Null: it is not there yet. */
  readonly id: number | null;
  /** That was read; null with a new one. */
  readonly version: number | null;
  readonly keys: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface WriteBy {
  readonly at: Date;
  readonly who: string;
  readonly actor: Actor;
  readonly changed: TellChanged;
  /** True: nothing of it stays, so nothing needs to be drawn. */
  readonly isDry: boolean;
}

/** Problems name their fields by path. */
export type WriteResult =
  | { readonly ok: true; readonly id: number; readonly version: number }
  | { readonly ok: false; readonly problems: readonly Refusal[] };

export interface ImportKind {
  readonly key: ImportKindKey;
  readonly ability: OfficeAbility;
  readonly fields: (db: Db) => Promise<ImportField[]>;
  /** By line. */
  readonly find: (db: Db, rows: readonly ReadRow[]) => Promise<ReadonlyMap<number, Found>>;
  /** Those that are there, in no order. */
  readonly states: (db: Db, ids: readonly number[]) => Promise<RecordState[]>;
  /** In the order of the rows. A refused row may leave something behind: whoever keeps the transaction keeps no refused row. */
  readonly write: (trx: Trx, rows: readonly RowWrite[], by: WriteBy) => Promise<WriteResult[]>;
  /** Takes back what an import made, as long as nothing else uses it. */
  readonly remove: (trx: Trx, rows: readonly { id: number; version: number }[], by: WriteBy) => Promise<WriteResult[]>;
  /** The change that gives the state before back. */
  readonly back: (before: object, after: object) => Record<string, unknown>;
  /** Where rows are lines of something: what they stand on, by the ids of rows. */
  readonly documents?: (db: Db, ids: readonly number[]) => Promise<ImportDesk['documents']>;
  /** All that an export writes, in its order. */
  readonly all: (db: Db) => Promise<number[]>;
}
