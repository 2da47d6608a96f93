/** Sends one file or archive with its progress, which `fetch` does not report. */
import { uploadFiles } from '#contract/file.ts';
import type { UploadResult } from '#contract/file.ts';
import { pathOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { failureOf } from '#web/call.ts';

export async function sendFile(file: File, directory: string, onShare: (share: number) => void): Promise<UploadResult[]> {
  const form = new FormData();
  form.set('directory', directory);
  form.set('extractZip', '1');
  form.append('files', file);
  const request = new XMLHttpRequest();
  const answered = new Promise<Response>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener('error', () => reject(new CallFailure(0, [{ message: 'offline', params: {} }])));
  });
  request.open(uploadFiles.method, pathOf(uploadFiles));
  request.setRequestHeader('accept', 'application/json');
  request.send(form);
  const response = await answered;
  if (!response.ok) throw await failureOf(response);
  return ((await response.json()) as { files: UploadResult[] }).files;
}

/** An empty folder is created by an upload without files. */
export async function makeFolder(directory: string): Promise<void> {
  const form = new FormData();
  form.set('directory', directory);
  const response = await fetch(pathOf(uploadFiles), { method: uploadFiles.method, body: form, credentials: 'same-origin' });
  if (!response.ok) throw await failureOf(response);
}
