import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { Json, Timestamp } from './column-types.ts';

export interface ContentTables {
  content_page: {
    slug: string;
    language: Language;
    title: string;
    /** Checked against the contract's blocks when read. */
    blocks: Json<{ kind: string }[]>;
  };
  content_draft: {
    id: Generated<number>;
    slug: string;
    version: Generated<number>;
    draft: ColumnType<object | null, string | null, string | null>;
    changed_at: Timestamp;
    who: string;
  };
  content_version: {
    draft_id: number;
    version: number;
    pages: ColumnType<object | null, string | null, never>;
    published_at: Timestamp;
    who: string;
  };
  own_text: {
    key: string;
    language: Language;
    text: string;
    version: Generated<number>;
    changed_at: Timestamp;
    who: string;
  };
}
