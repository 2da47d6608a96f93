import type { ColumnType, JSONColumnType } from 'kysely';

/** Set by the default or by the database. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json<Shape> = JSONColumnType<Shape & object>;
export type JsonScalar = string | number | boolean | null;

export interface LocalizedText {
  de: string;
  fr: string;
  en: string;
}
