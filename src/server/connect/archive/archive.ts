/**
 * Opens a zip file with limits: number of entries, unpacked bytes counted while they stream whatever the file declares, strict names.
 * Only requested parts are unpacked. Throws ArchiveRefused. Specification: quality §2 item 19.
 */
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';

export interface ArchiveLimits {
  readonly entries: number;
  readonly unpackedBytes: number;
}

export class ArchiveRefused extends Error {
  readonly reason: 'tooLarge' | 'notReadable';
  /** Name of the part concerned; empty: the file as a whole. */
  readonly part: string;
  constructor(reason: ArchiveRefused['reason'], part = '') {
    super(`${reason} ${part}`);
    this.reason = reason;
    this.part = part;
  }
}

const zipMark = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array): boolean => zipMark.every((byte, index) => bytes[index] === byte);

/** Bytes, or the path of a file. */
function open(source: Buffer | string): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, decodeStrings: true, autoClose: false } as const;
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, file: yauzl.ZipFile): void => {
      if (error === null) resolve(file);
      else reject(error);
    };
    if (typeof source === 'string') yauzl.open(source, options, opened);
    else yauzl.fromBuffer(source, options, opened);
  });
}

function listEntries(file: yauzl.ZipFile, most: number): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => resolve(entries));
    file.on('entry', (entry: yauzl.Entry) => {
      const name = entry.fileName.toLowerCase();
      const encrypted = (entry.generalPurposeBitFlag & 1) !== 0;
      if (entries.has(name) || encrypted || entries.size >= most) reject(new ArchiveRefused('notReadable', entry.fileName));
      else {
        entries.set(name, entry);
        file.readEntry();
      }
    });
    file.readEntry();
  });
}

export class Archive {
  private readonly file: yauzl.ZipFile;
  private readonly entries: Map<string, yauzl.Entry>;
  private readonly unpackedBytes: number;
  private unpacked = 0;

  constructor(file: yauzl.ZipFile, entries: Map<string, yauzl.Entry>, unpackedBytes: number) {
    this.file = file;
    this.entries = entries;
    this.unpackedBytes = unpackedBytes;
  }

  /** Names in lower case. */
  names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Streams a part unpacked; its bytes count towards the limit of the whole file. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (entry === undefined) throw new ArchiveRefused('notReadable', name);
    if (this.unpacked + entry.uncompressedSize > this.unpackedBytes) throw new ArchiveRefused('tooLarge', name);
    const stream = await this.stream(entry);
    // An error while waiting for a chunk is the file's fault; one while the chunk is used belongs to the caller.
    const chunks = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await chunks.next().catch(() => {
          throw new ArchiveRefused('notReadable', name);
        });
        if (next.done === true) return;
        const bytes = next.value as Buffer;
        this.unpacked += bytes.length;
        if (this.unpacked > this.unpackedBytes) throw new ArchiveRefused('tooLarge', name);
        yield bytes;
      }
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.file.close();
  }

  private stream(entry: yauzl.Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.file.openReadStream(entry, (error, stream) => {
        if (error === null) resolve(stream);
        else reject(new ArchiveRefused('notReadable', entry.fileName));
      });
    });
  }
}

export async function openArchive(bytes: Buffer, limits: ArchiveLimits): Promise<Archive> {
  if (!isZip(bytes)) throw new ArchiveRefused('notReadable');
  return archiveOf(bytes, limits);
}

/** Opens a file on this machine, which stays open until `close`. */
export async function openArchiveFile(place: string, limits: ArchiveLimits): Promise<Archive> {
  return archiveOf(place, limits);
}

async function archiveOf(source: Buffer | string, limits: ArchiveLimits): Promise<Archive> {
  try {
    const file = await open(source);
    return new Archive(file, await listEntries(file, limits.entries), limits.unpackedBytes);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('notReadable');
  }
}
