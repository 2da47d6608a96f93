/** A customer asks on the order's page for a change or a cancellation: a note on the order, due today for everyone, and a mail to staff. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { OrderWish, writeOrderWish as endpoint } from '#contract/order-wish.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { mayChangeStill } from '#domain/order/order-progress.ts';
import { wishWord } from '#domain/order/wish-word.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { raiseFollowUp } from '#server/note/store-follow-up.ts';
import { wishesOf, writeAutomaticNote } from '#server/note/write-note.ts';
import { orderIdByLink } from '#server/order/order-by-link.ts';
import { lockOrder, wholeOrderOf } from '#server/order/order-record.ts';
import type { OrderWishServices } from './order-wish-services.ts';
import { wishMail } from './wish-mail.ts';

/** Whoever has more to say should talk to somebody. */
const mostWishes = 20;

export async function readWishes(db: Db, uuid: string): Promise<OrderWish[]> {
  const rows = await wishesOf(db, await orderIdByLink(db, uuid));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export async function writeWish(services: OrderWishServices, uuid: string, given: ParsedOf<typeof endpoint>['body']): Promise<OrderWish[]> {
  const { db, now, jobs, publicUrl } = services;
  const wish = { kind: given.kind, text: given.text.trim() };
  if (wish.kind === 'change' && wish.text === '') throw refused('validation.required', {}, 'body.text');
  const id = await orderIdByLink(db, uuid);
  const company = await services.readCompany();
  await transaction(db, async (trx) => {
    if (!(await lockOrder(trx, id))) throw notFound();
    const order = await wholeOrderOf(trx, id);
    if (!mayChangeStill(order)) throw refused('transitionNotAllowed');
    const before = await wishesOf(trx, id);
    if (before.some(({ kind, text }) => kind === wish.kind && text === wish.text)) return;
    if (before.length >= mostWishes) throw refused('tooManyMessages');
    const [at, who] = [new Date(now()), order.orderPerson];
    const noteId = await writeAutomaticNote(trx, { kind: 'order', recordId: id, text: wish.text, at, who, wish: wish.kind });
    await raiseFollowUp(trx, { kind: 'order', id }, { today: localNow(now()).date, tag: wishWord[wish.kind], at, who });
    await postMails(trx, jobs, [wishMail({ order, wish, noteId, company, publicUrl })], now());
  });
  return readWishes(db, uuid);
}
