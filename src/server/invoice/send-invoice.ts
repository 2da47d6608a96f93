/** Sends an invoice again, or to another address: its paper as issued, the mail with current amounts. At most three times an hour. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { sendInvoice as endpoint } from '#contract/invoice.ts';
import { email as emailRule } from '#domain/contact/rules.ts';
import { Refusal } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { mailsSince } from '#server/mail/again.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { addHistory } from '#server/record/record-history.ts';
import { invoiceOf } from './invoice-answer.ts';
import { invoiceMail } from './invoice-mail.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { lockedInvoice } from './lock-invoice.ts';
import { ordersOfInvoice } from './orders-of-invoice.ts';

const mostPerHour = 3;
/** Two clicks in a row ask for one mail. */
const sameWishMs = 60_000;

export async function sendInvoice(
  services: InvoiceServices,
  id: number,
  { email }: ParsedOf<typeof endpoint>['body'],
  who: string,
): Promise<{ recipient: string }> {
  const { db, now, jobs, publicUrl, readCompany } = services;
  const problem = email === undefined ? null : emailRule(email);
  refuseProblems('body', problem === null ? [] : [{ ...problem, field: 'email' }]);
  const company = await readCompany();
  return transaction(db, async (trx) => {
    await lockedInvoice(trx, id);
    const invoice = await invoiceOf(trx, id);
    const repeated = `invoice-again:${invoice.formattedId}:`;
    const nowMs = now();
    const mail = invoiceMail(invoice, { company, publicUrl, orders: await ordersOfInvoice(trx, invoice) });
    const recipient = email ?? mail.recipient;
    if ((await mailsSince(trx, repeated, new Date(nowMs - sameWishMs), recipient)) > 0) return { recipient };
    const count = await mailsSince(trx, repeated, new Date(nowMs - 3_600_000));
    if (count >= mostPerHour) throw new Refusal(429, [{ message: 'tooManyNotifications', params: { perHour: mostPerHour } }]);
    await postMails(trx, jobs, [{ ...mail, recipient, dedupeKey: `${repeated}${nowMs}:${count}` }], nowMs);
    const write = { recordId: id, version: null, at: new Date(nowMs), who };
    await addHistory(trx, 'invoice', write, [{ field: 'notification', before: '', after: recipient }]);
    return { recipient };
  });
}
