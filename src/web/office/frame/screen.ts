/** What a screen of the office and an area of its navigation are; `areas.ts` lists them all. */
import type { OfficeAbility } from '#domain/access/permission.ts';
import type { MarkName } from './area-mark.tsx';

export interface Screen {
  readonly key: ScreenKey;
  readonly word: string;
  readonly path: string;
  /** The ability required to enter. */
  readonly ability: OfficeAbility;
  /** The screen's module below `src/web/office/`. */
  readonly file: string;
  /** Address and module of its record page. */
  readonly record?: { readonly path: string; readonly file: string };
  /** For a screen with several lists: its own, then others, each with a label for its tab. */
  readonly lists?: readonly [{ readonly word: string }, ...ScreenList[]];
  /** Parts of it or views of its list with an entry of their own in the navigation. */
  readonly parts?: readonly { readonly word: string; readonly path: string }[];
  /** Further pages, such as the one for a new record, and parts of a record with their own address. */
  readonly pages?: readonly { readonly path: string; readonly file: string }[];
}

interface ScreenList {
  readonly word: string;
  readonly path: string;
  /** If it requires more than the screen does. */
  readonly ability?: OfficeAbility;
  readonly file: string;
  readonly record?: { readonly path: string; readonly file: string };
}

export interface Area {
  /** Null: the start page is above all areas. */
  readonly word: string | null;
  readonly mark: MarkName;
  readonly screens: readonly Screen[];
}

export type ScreenKey =
  | 'today'
  | 'figures'
  | 'orders'
  | 'quotes'
  | 'categories'
  | 'productTypes'
  | 'attributes'
  | 'payments'
  | 'deliveries'
  | 'production'
  | 'trucks'
  | 'products'
  | 'files'
  | 'models'
  | 'prices'
  | 'customers'
  | 'outbox'
  | 'staff'
  | 'audit'
  | 'account'
  | 'imports'
  | 'artworks'
  | 'settings';
