/** Files of a request: its customer adds them until it is answered, customer and staff read them. Throws Refusal. */
import { randomUUID } from 'node:crypto';
import type { QuoteFile } from '#contract/quote-file.ts';
import { addQuoteFile } from '#contract/quote-file.ts';
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import { plainName, splitName } from '#domain/file/file-path.ts';
import { largestRequestFile, looksLikeDxf, mostRequestFiles, requestFileType, requestFolder } from '#domain/file/request-file.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { actorName } from '#server/call/actor-name.ts';
import { OpenedAnswer } from '#server/call/binding.ts';
import type { Upload } from '#server/call/binding.ts';
import { conflict, notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { BlobStore } from '#server/connect/blob/blobs.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { checkFile, isAlsoSomethingElse } from '#server/file/check-file.ts';
import { libraryRoom } from '#server/file/library-room.ts';
import { contentOf } from '#server/file/incoming-file.ts';
import type { IncomingFile } from '#server/file/incoming-file.ts';
import { withUpload } from '#server/file/receive-upload.ts';
import { filesOfQuote, insertQuoteFile, roomOfRequests } from './quote-file-store.ts';
import type { QuoteFileRow } from './quote-file-store.ts';
import { findQuotes, lockQuote } from './quote-store.ts';
import type { QuoteRow } from './quote-store.ts';

export interface QuoteFileServices {
  db: Db;
  now: () => number;
  blobs: BlobStore;
  /** Folder where uploads wait until they are checked. */
  incoming: string;
  limitBytes: number;
}

interface Sent {
  name: string;
  file: IncomingFile;
}

export async function storeQuoteFile(
  services: QuoteFileServices,
  id: number,
  upload: Upload | undefined,
  actor: Actor,
): Promise<QuoteFile> {
  refuseAnswered(await reachable(services.db, id, actor));
  if (upload === undefined) throw new Refusal(415, [{ message: 'unsupportedMediaType', params: {} }]);
  return withUpload(upload, services.incoming, addQuoteFile.largestUpload ?? 0, async ({ files }) => {
    const [first, ...more] = files;
    if (first === undefined || more.length > 0) throw new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
    const sent = await checked(first);
    return answerOf(await keep(services, id, sent, actor));
  });
}

interface Checked extends Sent {
  contentType: string;
}

/** The name in its stored form; the bytes match the type in the name. */
async function checked({ name: typed, file }: Sent): Promise<Checked> {
  const plain = plainName(typed);
  if (!plain.ok) throw refused('requestFileName', plain.refusal.params);
  const name = plain.value;
  const contentType = requestFileType(name);
  if (contentType === null) throw refused('requestFileKind', { name });
  if (file.tooLarge || file.size > largestRequestFile) throw refused('requestFileSize', { name, mb: largestRequestFile / 1e6 });
  if (splitName(name).ending !== 'dxf') await checkFile(name, file).catch(inShopWords(name));
  else if (!looksLikeDxf(file.head) || (await isAlsoSomethingElse(file, 'dxf'))) throw refused('requestFileKind', { name });
  return { name, file, contentType };
}

/** Turns the library's refusals for staff into those for customers. */
function inShopWords(name: string) {
  return (error: unknown): never => {
    const [first] = error instanceof Refusal ? error.errors : [];
    if (first === undefined) throw error;
    if (first.message.startsWith('image')) throw refused('requestFileBroken', { name });
    throw refused(first.message === 'pdfActive' ? 'requestFileActive' : 'requestFileKind', { name });
  };
}

/** The bytes come first, under a path of their own: no row lacks them, and no connection waits for the store. */
async function keep(services: QuoteFileServices, id: number, sent: Checked, actor: Actor): Promise<QuoteFileRow> {
  const { db, now, blobs } = services;
  const { name, file, contentType } = sent;
  const known = await transaction(db, async (trx) => sameFile(trx, services, id, sent));
  if (known !== null) return known;
  const path = `${requestFolder}/${id}/${randomUUID()}.${splitName(name).ending}`;
  await blobs.put(path, contentOf(file));
  return transaction(db, async (trx) => {
    // Sent twice at once: the second finds the first, and its bytes are purged.
    const same = await sameFile(trx, services, id, sent);
    if (same !== null) return same;
    const row = { quote_id: id, at: new Date(now()), who: actorName(actor), name, content_type: contentType };
    return insertQuoteFile(trx, { ...row, size: file.size, sha256: file.sha256, path });
  });
}

/** Null: it is new, and there is room for it. */
async function sameFile(trx: Trx, { limitBytes }: QuoteFileServices, id: number, { name, file }: Checked): Promise<QuoteFileRow | null> {
  const quote = await lockQuote(trx, id);
  if (quote === null) throw notFound();
  refuseAnswered(quote);
  const there = await filesOfQuote(trx, id);
  const same = there.find(({ sha256 }) => sha256 === file.sha256);
  if (same !== undefined) return same;
  if (there.length >= mostRequestFiles) throw refused('requestFilesTooMany', { most: mostRequestFiles });
  if ((await libraryRoom(trx)) + (await roomOfRequests(trx)) + file.size > limitBytes) throw refused('requestFileRoom', { name });
  return null;
}

export async function readQuoteFiles(db: Db, id: number, actor: Actor): Promise<{ items: QuoteFile[] }> {
  await reachable(db, id, actor);
  return { items: (await filesOfQuote(db, id)).map(answerOf) };
}

export async function openQuoteFile(
  { db, blobs }: Pick<QuoteFileServices, 'db' | 'blobs'>,
  { id, fileId }: { id: number; fileId: number },
  actor: Actor,
): Promise<OpenedAnswer> {
  await reachable(db, id, actor);
  const row = (await filesOfQuote(db, id)).find((each) => each.id === fileId);
  if (row === undefined) throw notFound();
  const open = async () => {
    const blob = await blobs.get(row.path);
    if (blob === null) throw notFound();
    return blob.stream;
  };
  // A download: browsers must never show it under the shop's own origin, whatever it is.
  return new OpenedAnswer(open, 'application/octet-stream', { fileName: row.name });
}

/** 404 for everyone but its customer and staff. */
async function reachable(db: Db, id: number, actor: Actor): Promise<QuoteRow> {
  const [quote] = await findQuotes(db, [id]);
  if (quote === undefined || !mayReachCustomer(actor, quote.customer_id, 'manageQuotes')) throw notFound();
  return quote;
}

function refuseAnswered({ state_id }: QuoteRow): void {
  if (state_id !== quoteState.REQUESTED && state_id !== quoteState.DRAFT) throw conflict('quoteTransitionNotAllowed');
}

function answerOf({ id, name, content_type: mimeType, size, at }: QuoteFileRow): QuoteFile {
  return { id, name, mimeType, size, at: at.toISOString() };
}
