/** Sends mails of the outbox, or records that no mail server is configured. A mail that was sent is never sent again. */
import type { Db } from '#server/db/pool.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { rasterise } from '#server/connect/images/raster.ts';
import { NoSuchMailbox } from '#server/connect/mail/smtp.ts';
import type { MailConnection } from '#server/connect/mail/smtp.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { findMailByKey, markSent, markStored, markTried, paperContent, pictureSvgs, waitingMails } from './mail-store.ts';
import type { MailAttachment, MailPicture } from './new-mail.ts';

/** How mails leave. */
export interface MailWay {
  /** null: mails stay in the outbox as `stored`. */
  connection: MailConnection | null;
  /** False: sent mails reach no one, so the copy here stays readable, with its links. */
  arrives: boolean;
}

export interface DeliveryServices extends MailWay {
  db: Db;
  /** The sender, to whom replies go as well. */
  readCompany: ReadCompany;
  now: () => number;
  /** Resolves when the next mail may be sent; absent: at once. */
  turn?: (() => Promise<void>) | undefined;
}

export async function waitingMailKeys(db: Db): Promise<string[]> {
  return waitingMails(db);
}

/** Together with the queue's pauses about a day. */
export const maximalTries = 30;

const pictureWidthPx = 240;

/** Returns for each mail the error that makes a retry worthwhile, or null. */
export async function deliverMails(services: DeliveryServices, dedupeKeys: readonly string[]): Promise<unknown[]> {
  const { db, connection } = services;
  if (connection === null) {
    await markStored(db, dedupeKeys);
    return dedupeKeys.map(() => null);
  }
  // One at a time: twenty at once would hold twenty mails with their pictures in memory, and orders would get no turn meanwhile.
  const errors: unknown[] = [];
  for (const key of dedupeKeys) {
    await services.turn?.();
    const error = await deliverMail({ ...services, connection }, key).then(
      () => null,
      (caught: unknown) => caught ?? new Error('unknown'),
    );
    errors.push(error);
  }
  return errors;
}

async function deliverMail(
  { db, connection, arrives, readCompany, now }: DeliveryServices & { connection: MailConnection },
  dedupeKey: string,
): Promise<void> {
  const mail = await findMailByKey(db, dedupeKey);
  if (mail?.state !== 'pending') return;
  try {
    const company = await readCompany();
    const from = { name: company.name, address: company.email };
    await connection.send({
      messageId: `<mail-${mail.id}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
      from,
      replyTo: from,
      to: { name: mail.recipientName, address: mail.recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      pictures: await picturesOf(db, mail.pictures),
      attachments: await attachmentsOf(db, mail.attachments),
    });
  } catch (error) {
    const final = error instanceof NoSuchMailbox || mail.tries + 1 >= maximalTries;
    await markTried(db, mail.id, { error: error instanceof Error ? error.message : String(error), final });
    if (final) return;
    throw error;
  }
  await markSent(db, mail.id, { at: new Date(now()), silent: arrives });
}

/** By hash of the drawing: a confirmation, its copy and other orders of the same products share their pictures. */
const kept = new LeastRecentlyUsed<string, Buffer>(200);

export async function picturesOf(db: Db, pictures: readonly MailPicture[]): Promise<{ cid: string; fileName: string; png: Buffer }[]> {
  const svgs = await pictureSvgs(
    db,
    pictures.map((picture) => picture.hash),
  );
  const drawn: { cid: string; fileName: string; png: Buffer }[] = [];
  for (const { cid, hash, fileName } of pictures) {
    const svg = svgs.get(hash);
    if (svg === undefined) continue;
    const png = kept.get(hash) ?? (await rasterise(svg, 'png', pictureWidthPx));
    kept.set(hash, png);
    drawn.push({ cid, fileName, png });
  }
  return drawn;
}

async function attachmentsOf(db: Db, attachments: readonly MailAttachment[]): Promise<{ fileName: string; pdf: Buffer }[]> {
  return Promise.all(attachments.map(async ({ kind, recordId, fileName }) => ({ fileName, pdf: await paperContent(db, kind, recordId) })));
}
