import type { ColumnType, Generated } from 'kysely';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import type { FileType } from '#domain/file/file-type.ts';
import type { DefaultTimestamp, LocalizedText } from './column-types.ts';

export interface MediaTables {
  picture: { hash: string; svg: string };
  media: {
    id: Generated<number>;
    local_file_path: string;
    /** Without its extension. */
    name: string;
    content_type: FileType;
    /** Only until it has been moved into the store of files. */
    content: Buffer | null;
    created_at: DefaultTimestamp;
    file_name: ColumnType<string, never, never>;
    size: number | null;
    sha256: string | null;
    width: number | null;
    height: number | null;
    sheets: number | null;
    texts: ColumnType<LocalizedText, string | undefined, string>;
    version: Generated<number>;
    who: Generated<string>;
    changed_at: DefaultTimestamp;
    missing: Generated<boolean>;
  };
  media_folder: { path: string; created_at: DefaultTimestamp };
  product_image: {
    product_id: number;
    media_id: number;
    kind: ImageKind;
    sort_order: number;
    shown: Generated<boolean>;
    /** True: it is in another folder than the product's. */
    chosen: boolean;
  };
}
