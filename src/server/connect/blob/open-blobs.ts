import type { Warn } from '#server/connect/outside/open-service.ts';
import type { BlobStore } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { openS3 } from './s3-request.ts';
import type { S3Address } from './s3-request.ts';

/** Where the shop keeps its files, from its settings. */
export type FilePlace = { kind: 'folder'; folder: string } | { kind: 's3'; address: S3Address };

export function openBlobs(place: FilePlace, facts: { now: () => number; warn?: Warn | undefined }): BlobStore {
  return place.kind === 'folder' ? folderBlobs(place.folder) : s3Blobs(place.address, openS3(place.address, facts));
}
