/** An upload of several files: good ones are stored, refused ones reported with the reason; if its only file is refused, so is the call. */
import { rm } from 'node:fs/promises';
import type { UploadResult } from '#contract/file.ts';
import { uploadFiles } from '#contract/file.ts';
import type { Actor } from '#domain/access/permission.ts';
import { plainFolder } from '#domain/file/file-path.ts';
import { isOutsideLibrary } from '#domain/file/own-folder.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Upload } from '#server/call/binding.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { By, FileServices } from './file-services.ts';
import { keepFolder } from './file-write-store.ts';
import type { IncomingFile } from './incoming-file.ts';
import { withUpload } from './receive-upload.ts';
import type { ReceivedUpload } from './receive-upload.ts';
import { storeFile } from './store-file.ts';
import { isArchive, withArchive } from './take-archive.ts';

export async function storeUpload(
  services: FileServices,
  upload: Upload,
  actor: Actor,
): Promise<{ directory: string; files: UploadResult[] }> {
  return withUpload(upload, services.incoming, uploadFiles.largestUpload ?? 0, async (received) => {
    const by = { at: new Date(services.now()), who: actorName(actor) };
    const directory = directoryOf(received.fields.get('directory') ?? '');
    const extracts = ['1', 'true'].includes(received.fields.get('extractZip') ?? '');
    const files: UploadResult[] = [];
    for (const { name, file } of received.files) {
      const job = { services, directory, by, folder: received.folder };
      if (extracts && isArchive(name, file)) files.push(...(await storeArchive(job, name, file)));
      else files.push(await storeOne(name, async () => storePlain(job, name, file)));
    }
    if (received.files.length === 0) await transaction(services.db, async (trx) => keepFolder(trx, directory, by.at));
    refuseAllRefused(files, received);
    return { directory, files };
  });
}

interface Job {
  services: FileServices;
  directory: string;
  by: By;
  /** The waiting folder. */
  folder: string;
}

function directoryOf(text: string): string {
  const folder = plainFolder(text);
  if (!folder.ok) throw refused(folder.refusal.key, folder.refusal.params, 'body.directory');
  if (isOutsideLibrary(folder.value)) throw refused('filePathLeavesFolder', { name: folder.value }, 'body.directory');
  if (folder.value === '') throw refused('fileFolderMissing', {}, 'body.directory');
  return folder.value;
}

async function storePlain({ services, directory, by }: Job, name: string, file: IncomingFile) {
  if (isArchive(name, file)) throw refused('zipNotExtracted', { name });
  return storeFile(services, { directory, name, file }, by);
}

async function storeArchive(job: Job, zipName: string, zip: IncomingFile): Promise<UploadResult[]> {
  try {
    return await withArchive(zip, zipName, async (entries) => {
      const results: UploadResult[] = [];
      for (const { name, unpack } of entries)
        results.push(
          await storeOne(name, async () => {
            const found = await unpack(job.folder);
            try {
              const inside = plainFolder(`${job.directory}${found.folder}`);
              if (!inside.ok) throw refused(inside.refusal.key, inside.refusal.params);
              return await storeFile(job.services, { directory: inside.value, name: found.name, file: found.file }, job.by);
            } finally {
              await rm(found.file.place, { force: true });
            }
          }),
        );
      return results.length === 0 ? [{ name: zipName, ok: false, errors: [{ message: 'fileEmpty', params: { name: zipName } }] }] : results;
    });
  } catch (error) {
    if (error instanceof Refusal) return [{ name: zipName, ok: false, errors: [...error.errors] }];
    throw error;
  }
}

async function storeOne(name: string, work: () => Promise<{ id: number; path: string }>): Promise<UploadResult> {
  try {
    return { name: shown(name), ok: true, ...(await work()) };
  } catch (error) {
    if (error instanceof Refusal) return { name: shown(name), ok: false, errors: [...error.errors] };
    throw error;
  }
}

const shown = (name: string): string => name.toWellFormed().slice(0, 300);

/** A single refused file makes the call refused; several are reported, whatever the results. */
function refuseAllRefused(files: readonly UploadResult[], { files: sent }: ReceivedUpload): void {
  if (sent.length === 0 || files.some(({ ok }) => ok) || files.length > 1) return;
  const errors = files.flatMap((file) => (file.ok ? [] : file.errors.map((error) => ({ ...error, field: 'body.files.0' }))));
  throw new Refusal(errors.every(({ message }) => message === 'duplicateEntry') ? 409 : 422, errors);
}
