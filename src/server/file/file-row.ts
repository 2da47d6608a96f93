/** A file of the library on the wire. */
import type { FileItem, FileUse } from '#contract/file.ts';
import { readMedia } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import { mediaUrl } from '#domain/catalog/product.ts';
import { isImageType } from '#domain/file/file-type.ts';
import type { FileRow } from './file-store.ts';

export function fileItem(row: FileRow, uses: readonly FileUse[]): FileItem {
  const { id, version, directory, name, mimeType, size, width, height, sheets, texts, who, missing } = row;
  return {
    id,
    version,
    directory,
    name,
    path: `${directory}/${name}`,
    url: isImageType(mimeType) ? mediaUrl(directory, row.stem) : pathOf(readMedia, { id }),
    mimeType,
    size,
    width,
    height,
    sheets,
    texts,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    who,
    missing,
    uses: [...uses],
  };
}
