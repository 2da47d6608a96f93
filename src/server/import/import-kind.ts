/** A kind of importable records: how a row identifies its record, how the record is written by the rules of its own desk, and how it is read into a row. */
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import type { ImportField } from '#domain/import/field.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** What carries a version, if not the record itself: `customer/7`. */
export interface Held {
  readonly holder: string;
  readonly version: number;
}

/** `name`: the same for all rows of one record; `label`: display name of a new record, `held`: what will carry its version. A fault names its field. */
export type Found =
  | { readonly id: number | null; readonly name: string; readonly label: string; readonly held?: Held }
  | { readonly fault: Refusal; readonly label?: string };

export interface RecordState {
  readonly id: number;
  readonly version: number;
  /** What the version is of, if not of the record itself. */
  readonly holder?: Held['holder'];
  /** Display name. */
  readonly label: string;
  /** Keys and everything that can be changed, in the shape of a change. */
  readonly state: object;
}

export interface RowWrite {
  /** Null: a new record. */
  readonly id: number | null;
  /** The version that was read; null for a new record. */
  readonly version: number | null;
  readonly keys: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface WriteBy {
  readonly at: Date;
  readonly who: string;
  readonly actor: Actor;
  readonly changed: TellChanged;
  /** True: everything is rolled back, so nothing needs to be drawn. */
  readonly isDry: boolean;
}

/** Problems name their fields by path. */
export type WriteResult =
  | { readonly ok: true; readonly id: number; readonly version: number }
  | { readonly ok: false; readonly problems: readonly Refusal[] };

export interface ImportKind {
  readonly key: ImportKindKey;
  readonly ability: OfficeAbility;
  /** The kind with all that writing these rows would read on a second connection or ask outside: asked for before a transaction begins. */
  readonly ready?: (rows: readonly ReadRow[], actor: Actor) => Promise<ImportKind>;
  /** Where a version is of more than the record: keeps everybody else from raising it until the end of the transaction. */
  readonly lock?: (trx: Trx, holders: readonly string[]) => Promise<void>;
  readonly fields: (db: Db) => Promise<ImportField[]>;
  /** By row line. */
  readonly find: (db: Db, rows: readonly ReadRow[]) => Promise<ReadonlyMap<number, Found>>;
  /** Existing ones, unordered. */
  readonly states: (db: Db, ids: readonly number[]) => Promise<RecordState[]>;
  /** In the order of the rows. A refused row may leave partial writes: the caller must roll those back. */
  readonly write: (trx: Trx, rows: readonly RowWrite[], by: WriteBy) => Promise<WriteResult[]>;
  /** Removes records made by an import, as long as nothing else uses them; answers the versions that their holders have then, 0: none. */
  readonly remove: (trx: Trx, rows: readonly { id: number; version: number }[], by: WriteBy) => Promise<WriteResult[]>;
  /** The change that restores the former state. */
  readonly back: (before: object, after: object) => Record<string, unknown>;
  /** If rows are lines of documents: these documents, by row ids. */
  readonly documents?: (db: Db, ids: readonly number[]) => Promise<ImportDesk['documents']>;
  /** Ids of everything that an export writes, in its order. */
  readonly all: (db: Db) => Promise<number[]>;
}

export const holderOf = ({ key }: ImportKind, { id, holder }: RecordState): string => holder ?? `${key}/${id}`;

/** False: its version is also that of others beside it. */
export const holdsItself = ({ key }: ImportKind, { id, holder }: { id: number; holder: string | null }): boolean =>
  holder === null || holder === `${key}/${id}`;
