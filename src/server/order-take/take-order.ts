/**
 * A customer takes an order that was placed as a guest into the own account. The link shows that they know the order, the same e-mail address whose
 * it is, and a link mailed there that it is theirs. The whole guest is merged into the account, so that papers and payments come along.
 */
import type { Actor } from '#domain/access/permission.ts';
import { forbidden, notFound, refused } from '#server/call/refusal.ts';
import { isPlainGuest, mergeCustomers } from '#server/customer/merge-customers.ts';
import type { MergeServices } from '#server/customer/merge-customers.ts';
import { orderIdByLink } from '#server/order/order-by-link.ts';
import { orderRecord } from '#server/order/order-record.ts';
import type { AccountServices } from '#server/user/account-services.ts';
import { confirmOwnEmail, findUser } from '#server/user/ask-for-confirmation.ts';

export type TakeServices = MergeServices & AccountServices;

export async function takeOrder(services: TakeServices, uuid: string, actor: Actor): Promise<{ state: 'TAKEN' | 'CONFIRM' }> {
  const { db } = services;
  // Staff who view the shop as a customer cannot take anything in their name.
  if (actor.kind !== 'customer' || actor.customerId === null || (actor.logIn?.seesAs ?? null) !== null) throw forbidden();
  const { row: order } = await orderRecord(db, await orderIdByLink(db, uuid));
  const user = await findUser(db, actor.userId);
  if (!user) throw notFound();
  if (order.customer_id === actor.customerId) return { state: 'TAKEN' };
  if (!(await isPlainGuest(db, order.customer_id))) throw refused('orderNotTaken');
  if (order.contact_email?.toLowerCase() !== user.email.toLowerCase()) throw refused('orderOtherEmail');
  if (!user.emailConfirmed) {
    await confirmOwnEmail(services, user);
    return { state: 'CONFIRM' };
  }
  try {
    await mergeCustomers(services, { from: order.customer_id, into: actor.customerId }, {}, actor);
  } catch (error) {
    // Pressed twice: the first has taken it.
    if ((await orderRecord(db, order.id)).row.customer_id !== actor.customerId) throw error;
  }
  return { state: 'TAKEN' };
}
