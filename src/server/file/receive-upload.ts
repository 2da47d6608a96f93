/** Reads a `multipart/form-data` body as it arrives: files are written to the waiting folder one by one, never whole into memory. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { Upload } from '#server/call/binding.ts';
import { Refusal } from '#server/call/refusal.ts';
import { receiveFile } from './incoming-file.ts';
import type { IncomingFile } from './incoming-file.ts';

export interface ReceivedUpload {
  fields: ReadonlyMap<string, string>;
  files: readonly { name: string; file: IncomingFile }[];
  /** The waiting folder; it may contain other files. */
  folder: string;
}

const limits = { fields: 10, fieldNameSize: 50, fieldSize: 1000, files: 500, parts: 510, headerPairs: 20, headerSize: 8000 } as const;

/** `use` may take its time: waiting files are deleted when it is done, or when the caller hangs up. */
export async function withUpload<T>(
  { stream, contentType }: Upload,
  incoming: string,
  largestBytes: number,
  use: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incoming, 'upload-'));
  try {
    return await use({ ...(await receive({ stream, contentType }, folder, largestBytes)), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const malformed = (): Refusal => new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
const tooLarge = (): Refusal => new Refusal(413, [{ message: 'requestTooLarge', params: {} }]);

function openForm(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, preservePath: true, limits });
  } catch {
    throw malformed();
  }
}

async function receive({ stream, contentType }: Upload, folder: string, largestBytes: number): Promise<Omit<ReceivedUpload, 'folder'>> {
  const form = openForm(contentType);
  const fields = new Map<string, string>();
  const stop = new AbortController();
  const writing: Promise<{ name: string; file: IncomingFile }>[] = [];
  let failure: unknown = null;
  let refusal: Refusal | null = null;
  const refuse = (reason: Refusal): void => {
    refusal ??= reason;
  };
  form.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut || fields.has(name)) refuse(malformed());
    else fields.set(name, value);
  });
  form.on('file', (_field, part, name) => {
    const written = receiveFile(part, folder, { signal: stop.signal }).then((file) => ({ name: name ?? '', file }));
    written.catch((error: Error) => {
      failure ??= error;
      stream.destroy(error);
    });
    writing.push(written);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(event, () => refuse(new Refusal(422, [{ message: 'uploadTooMany', params: { most: limits.files } }])));
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largestBytes) throw tooLarge();
      yield chunk;
    }
  }
  try {
    await pipeline(stream, counted, form);
    const files = await Promise.all(writing);
    if (refusal !== null) throw refusal;
    // A form whose file field was left empty sends a file without name and bytes.
    return { fields, files: files.filter(({ name, file }) => name !== '' || file.size > 0) };
  } catch (error) {
    stop.abort();
    await Promise.allSettled(writing);
    if (error instanceof Refusal) throw error;
    // A disk error is not the caller's fault.
    throw failure instanceof Error && 'syscall' in failure ? failure : malformed();
  }
}
