/**
 * Files from a zip: each is unpacked to the waiting folder with its bytes counted, then passed on; a refused one is reported and the others continue. Refused
 * as a whole are archives that cannot be read, hold too many files or would unpack to more than the limit.
 */
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { archiveLimits, largestFile } from '#domain/file/file-limits.ts';
import { plainEntryPath, splitName } from '#domain/file/file-path.ts';
import { fileTypeOf } from '#domain/file/file-type.ts';
import { refused } from '#server/call/refusal.ts';
import { receiveFile } from './incoming-file.ts';
import type { IncomingFile } from './incoming-file.ts';

export interface ArchivedFile {
  /** As the archive names it. */
  name: string;
  /** Throws Refusal. The folder inside the archive is '' or `/a/b`. */
  unpack: (folder: string) => Promise<{ folder: string; name: string; file: IncomingFile }>;
}

const unreadable = (name: string) => refused('zipNotReadable', { name });

function openZip(place: string): Promise<yauzl.ZipFile> {
  // Names are checked here, one by one: yauzl would stop at the first bad one.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;
  return new Promise((resolve, reject) => {
    yauzl.open(place, options, (error, file) => (error === null ? resolve(file) : reject(error)));
  });
}

function entriesOf(file: yauzl.ZipFile, most: number): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => resolve(entries));
    file.on('entry', (entry: yauzl.Entry) => {
      if (entries.push(entry) > most) reject(refused('zipTooMany', { most }));
      else file.readEntry();
    });
    file.readEntry();
  });
}

function streamOf(file: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(error)));
  });
}

const nameOf = (entry: yauzl.Entry): string =>
  yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);

/** Files that operating systems leave in archives; they are skipped. */
const litter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

const fileKind = 0o170000;
const plainFile = 0o100000;

function refuseOdd(entry: yauzl.Entry, name: string): void {
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw refused('zipEncrypted', { name });
  const madeOnUnix = entry.versionMadeBy >>> 8 === 3;
  const kind = (entry.externalFileAttributes >>> 16) & fileKind;
  if (madeOnUnix && kind !== 0 && kind !== plainFile) throw refused('zipSpecialFile', { name });
  if (entry.uncompressedSize > largestFile) throw refused('fileTooLarge', { name, mb: largestFile / 1e6 });
  if (entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > entry.compressedSize * archiveLimits.ratio)
    throw refused('zipBomb', { name });
}

/** `use` handles the files one after the other. Throws Refusal for the archive as a whole. */
export async function withArchive<T>(
  { place, size }: IncomingFile,
  zipName: string,
  use: (files: ArchivedFile[]) => Promise<T>,
): Promise<T> {
  const zip = await openZip(place).catch(() => {
    throw unreadable(zipName);
  });
  try {
    const entries = await entriesOf(zip, archiveLimits.entries).catch((error) => {
      throw error instanceof Error && error.name === 'Refusal' ? error : unreadable(zipName);
    });
    const sum = (of: (entry: yauzl.Entry) => number): number => entries.reduce((total, entry) => total + of(entry), 0);
    if (sum((entry) => entry.uncompressedSize) > archiveLimits.unpackedBytes)
      throw refused('zipTooLarge', { name: zipName, gb: archiveLimits.unpackedBytes / 1e9 });
    // Overlapping files.
    if (sum((entry) => entry.compressedSize) > size) throw refused('zipBomb', { name: zipName });
    return await use(entries.flatMap((entry) => archivedFile(zip, entry)));
  } finally {
    zip.close();
  }
}

function archivedFile(zip: yauzl.ZipFile, entry: yauzl.Entry): ArchivedFile[] {
  const name = nameOf(entry);
  if (name.endsWith('/') || litter.test(name)) return [];
  const unpack = async (folder: string) => {
    refuseOdd(entry, name);
    const path = plainEntryPath(name);
    if (!path.ok) throw refused(path.refusal.key, path.refusal.params);
    const stream = await streamOf(zip, entry).catch(() => {
      throw unreadable(name);
    });
    const file = await receiveFile(stream, folder, { largest: largestFile }).catch((error: NodeJS.ErrnoException) => {
      throw error.syscall === undefined ? unreadable(name) : error;
    });
    if (fileTypeOf(file.head) === 'zip' && splitName(path.value.name).ending !== 'xlsx') throw refused('zipNested', { name });
    return { ...path.value, file };
  };
  return [{ name, unpack }];
}

/** Whether it is a zip of files, not a workbook. */
export function isArchive(name: string, { head }: IncomingFile): boolean {
  return splitName(name).ending === 'zip' && fileTypeOf(head) === 'zip';
}
