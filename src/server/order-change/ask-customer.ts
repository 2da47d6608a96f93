/** Asks the customer to accept a change: prices are frozen, and a new link, of which only the hash is stored, replaces the previous one. */
import { randomUUID } from 'node:crypto';
import type { StagedChange } from '#contract/staged-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { lockOrder } from '#server/order/order-record.ts';
import { addHistory } from '#server/record/record-history.ts';
import { waitingChange } from './apply-change.ts';
import { askMail } from './change-mails.ts';
import { frozenWish } from './frozen-wish.ts';
import type { OrderChangeServices } from './order-change-services.ts';
import { keyHash, lockChange, storeStaged } from './staged-change-store.ts';
import { changeAnswer } from './staged-change.ts';

interface Question {
  version: number;
  changeVersion: number;
  /** How long the customer may answer. */
  days: number;
  message: string;
}

const dayMs = 86_400_000;

export async function askCustomer(
  services: OrderChangeServices,
  orderId: number,
  { days, message, ...versions }: Question,
  actor: Actor,
): Promise<{ change: StagedChange; url: string }> {
  const { db, now, publicUrl } = services;
  const { record, row, wish, preview } = await waitingChange(services, orderId, versions);
  const company = await services.readCompany();
  const [at, expiresAt, key] = [new Date(now()), new Date(now() + days * dayMs), randomUUID()];
  const url = `${publicUrl}/order-change/${key}?lang=${preview.after.language}`;
  const asked = await transaction(db, async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) throw notFound();
    const change = await lockChange(trx, row.id);
    if (locked.version !== record.row.version || change.version !== row.version) throw conflict('changeStale');
    const { version: _version, ...kept } = frozenWish(wish, preview.planned);
    await storeStaged(trx, row.id, at, {
      state: 'ASKED',
      wish: JSON.stringify(kept),
      difference: JSON.stringify(preview.difference),
      link_hash: keyHash(key),
      message,
      asked_at: at,
      expires_at: expiresAt,
      who: actorName(actor),
    });
    const { order, difference } = { order: preview.after, difference: preview.difference };
    const mail = askMail({ order, difference, company, publicUrl, url, expiresAt, message, key: `${row.id}:${change.version}` });
    await postMails(trx, services.jobs, [mail], now());
    await addHistory(trx, 'order', { recordId: orderId, version: null, at, who: actorName(actor) }, [
      { field: 'change', before: '', after: 'asked' },
    ]);
    return lockChange(trx, row.id);
  });
  return { change: changeAnswer(asked, record, preview, now()), url };
}
