/** Files for the tests of the library: upload forms, pictures, archives built byte by byte. */
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import type { UploadResult } from '#contract/file.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Person } from './buyer.ts';

export interface SentFile {
  name: string;
  bytes: Buffer;
}

export async function formOf(
  files: readonly SentFile[],
  fields: Record<string, string>,
  field = 'files',
): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes } of files) form.append(field, new File([new Uint8Array(bytes)], name));
  const request = new Request('http://shop.example', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
}

export interface UploadAnswer {
  status: number;
  files: UploadResult[];
  errors: ErrorItem[];
}

export async function uploadAs(
  { app, token }: Person,
  files: readonly SentFile[],
  fields: Record<string, string> = { directory: '/produkte/probe' },
): Promise<UploadAnswer> {
  const { body, type } = await formOf(files, fields);
  const headers = { 'content-type': type, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await app.inject({ method: 'POST', url: '/api/file', headers, payload: body });
  const json = answer.json<{ files?: UploadResult[]; errors?: ErrorItem[] }>();
  return { status: answer.statusCode, files: json.files ?? [], errors: json.errors ?? [] };
}

/** Keys of the reasons, of the call or of its files. */
export const reasonsOf = ({ files, errors }: UploadAnswer): string[] => [
  ...errors.map(({ message }) => message),
  ...files.flatMap((file) => (file.ok ? [] : file.errors.map(({ message }) => message))),
];

export async function picture(format: 'png' | 'jpeg' | 'webp', width = 60, height = 40, background = '#c96'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

export interface ZipEntry {
  name: string | Buffer;
  bytes: Buffer;
  /** General purpose flags besides that of UTF-8. */
  flags?: number;
  /** Unix file type and permissions. */
  mode?: number;
  /** A false size for the directory. */
  declaredSize?: number;
}

/** A zip built by hand, to include what no honest program writes. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, flags = 0, mode = 0o100644, declaredSize = bytes.length } of entries) {
    const raw = Buffer.isBuffer(name) ? name : Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize, 18);
    common.writeUInt16LE(raw.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, raw, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 3]), common, tail, raw]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
