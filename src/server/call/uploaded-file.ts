/** The one file of a `multipart/form-data` body, its part named `file`. A body with anything else is refused. */
import { refused } from './refusal.ts';

export interface UploadedFile {
  /** Without folders, control characters and marks that turn the direction of writing. */
  name: string;
  bytes: Buffer;
}

const mostParts = 4;

/** `missingKey`: key of the refusal if there is no file. */
export async function uploadedFile(body: Buffer, contentType: string, missingKey: string): Promise<UploadedFile> {
  const missing = refused(missingKey, {}, 'body.file');
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  if (boundary === null || countOf(body, `--${boundary[1] ?? boundary[2] ?? ''}`) > mostParts) throw missing;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw missing;
  });
  const file = form.get('file');
  if (file === null || typeof file === 'string' || file.size === 0) throw missing;
  return { name: plainName(file.name), bytes: Buffer.from(await file.arrayBuffer()) };
}

function countOf(body: Buffer, mark: string): number {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= mostParts; at = body.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, 120);
  return plain === '' ? 'datei' : plain;
}
