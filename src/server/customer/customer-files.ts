/** A customer's logo and the files that staff attach: stored, replaced, deleted, each recorded in the history. */
import { createHash } from 'node:crypto';
import type { CustomerFile } from '#contract/customer-record.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { raiseVersion } from './account-store.ts';
import { deleteFile, findFile, insertFile, listFiles } from './customer-file-store.ts';
import type { FileRow } from './customer-file-store.ts';
import { customerExists } from './customer-store.ts';
import { fileType } from './file-type.ts';
import { dropLogo, putLogo } from './logo-store.ts';
import { refuseStale } from './write-customer.ts';
import type { CustomerServices } from './write-customer.ts';

export interface FileWrite {
  customerId: number;
  version: number | undefined;
  actor: Actor;
}

const mostFiles = 200;

/** Raises the customer's version and records the event. */
async function write<Result>(
  { db, now }: CustomerServices,
  { customerId, version, actor }: FileWrite,
  work: (trx: Trx, by: { at: Date; who: string }) => Promise<{ result: Result; difference: FieldDifference }>,
): Promise<{ result: Result; version: number }> {
  const by = { at: new Date(now()), who: actorName(actor) };
  return transaction(db, async (trx) => {
    await refuseStale(trx, { id: customerId, version, actor });
    const { result, difference } = await work(trx, by);
    const raised = await raiseVersion(trx, customerId);
    await addHistory(trx, 'customer', { ...by, recordId: customerId, version: raised }, [difference]);
    return { result, version: raised };
  });
}

export async function storeLogo(services: CustomerServices, about: FileWrite, base64: string): Promise<{ version: number }> {
  const content = Buffer.from(base64, 'base64');
  const contentType = fileType(content);
  if (contentType === null || contentType === 'application/pdf') throw refused('fileType', {}, 'body.content');
  const { version } = await write(services, about, async (trx) => {
    const before = await putLogo(trx, about.customerId, contentType, content);
    return { result: null, difference: { field: 'logo', before, after: contentType } };
  });
  return { version };
}

export async function removeLogo(services: CustomerServices, about: FileWrite): Promise<{ version: number }> {
  const { version } = await write(services, about, async (trx) => {
    const before = await dropLogo(trx, about.customerId);
    if (before === null) throw notFound();
    return { result: null, difference: { field: 'logo', before, after: null } };
  });
  return { version };
}

const fileAnswer = ({ createdAt, ...row }: FileRow): CustomerFile => ({ ...row, createdAt: createdAt.toISOString() });

export async function filesOf(db: Db, customerId: number): Promise<CustomerFile[]> {
  if (!(await customerExists(db, customerId))) throw notFound();
  return (await listFiles(db, customerId)).map(fileAnswer);
}

export async function addFile(
  services: CustomerServices,
  about: FileWrite,
  { name, base64 }: { name: string; base64: string },
): Promise<CustomerFile> {
  const content = Buffer.from(base64, 'base64');
  const contentType = fileType(content);
  if (contentType === null) throw refused('fileType', {}, 'body.content');
  const { customerId } = about;
  const { result } = await write(services, about, async (trx, by) => {
    if ((await listFiles(trx, customerId)).length >= mostFiles) throw conflict('inUse');
    const row = await insertFile(trx, { customerId, name, contentType, content, ...by });
    return { result: row, difference: { field: `files.${row.id}`, before: null, after: name } };
  });
  return fileAnswer(result);
}

/** Always a download: nothing in it may run under the office's origin. */
export async function readFile(db: Db, customerId: number, id: number): Promise<FileAnswer> {
  const file = await findFile(db, customerId, id);
  if (file === null) throw notFound();
  const etag = createHash('sha256').update(file.content).digest('base64url').slice(0, 22);
  return new FileAnswer(file.content, file.contentType, { etag, fileName: file.name.replaceAll(/[^\w.\- ]/g, '_') });
}

export async function removeFile(services: CustomerServices, about: FileWrite, id: number): Promise<{ version: number }> {
  const { version } = await write(services, about, async (trx) => {
    const before = await deleteFile(trx, about.customerId, id);
    if (before === null) throw notFound();
    return { result: null, difference: { field: `files.${id}`, before, after: null } };
  });
  return { version };
}
