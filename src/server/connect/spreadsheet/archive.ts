/**
 * Opens a workbook's zip file with limits: number of entries, unpacked bytes counted while they stream whatever the file declares, strict names.
 * Only the parts that are asked for are unpacked. Specification: quality §2 item 19.
 */
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { WorkbookRefused, workbookLimits } from './refusal.ts';

const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** Old binary workbooks and encrypted new ones are compound files. */
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function open(bytes: Buffer): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, decodeStrings: true } as const;
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, options, (error, file) => {
      if (error === null) resolve(file);
      else reject(error);
    });
  });
}

function listEntries(file: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => resolve(entries));
    file.on('entry', (entry: yauzl.Entry) => {
      const name = entry.fileName.toLowerCase();
      const encrypted = (entry.generalPurposeBitFlag & 1) !== 0;
      if (entries.has(name) || encrypted || entries.size >= workbookLimits.entries)
        reject(new WorkbookRefused('workbookNotReadable', { part: entry.fileName }));
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
  private unpacked = 0;

  constructor(file: yauzl.ZipFile, entries: Map<string, yauzl.Entry>) {
    this.file = file;
    this.entries = entries;
  }

  /** Names in lower case. */
  names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Streams a part as text; what it unpacks counts for the whole file. */
  async read(name: string, take: (text: string) => void): Promise<void> {
    const entry = this.entries.get(name.toLowerCase());
    if (entry === undefined) throw new WorkbookRefused('workbookNotReadable', { part: name });
    if (this.unpacked + entry.uncompressedSize > workbookLimits.unpackedBytes)
      throw new WorkbookRefused('workbookTooLarge', { part: name });
    const stream = await this.stream(entry);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of stream) {
        const bytes = chunk as Buffer;
        this.unpacked += bytes.length;
        if (this.unpacked > workbookLimits.unpackedBytes) throw new WorkbookRefused('workbookTooLarge', { part: name });
        take(decoder.decode(bytes, { stream: true }));
      }
      take(decoder.decode());
    } catch (error) {
      if (error instanceof WorkbookRefused) throw error;
      throw new WorkbookRefused('workbookNotReadable', { part: name });
    } finally {
      stream.destroy();
    }
  }

  private stream(entry: yauzl.Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.file.openReadStream(entry, (error, stream) => {
        if (error === null) resolve(stream);
        else reject(new WorkbookRefused('workbookNotReadable', { part: entry.fileName }));
      });
    });
  }
}

export async function openArchive(bytes: Buffer): Promise<Archive> {
  if (bytes.length > workbookLimits.fileBytes) throw new WorkbookRefused('workbookTooLarge', { limit: workbookLimits.fileBytes });
  if (startsWith(bytes, compoundMark)) throw new WorkbookRefused('workbookOldFormat');
  if (!startsWith(bytes, zipMark)) throw new WorkbookRefused('workbookNotReadable', { part: '' });
  try {
    const file = await open(bytes);
    return new Archive(file, await listEntries(file));
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    throw new WorkbookRefused('workbookNotReadable', { part: '' });
  }
}
