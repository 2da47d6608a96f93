/** Sends an invoice again, or to another address: its paper as issued, the mail with current amounts. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { sendInvoice as endpoint } from '#contract/invoice.ts';
import { email as emailRule } from '#domain/contact/rules.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { transaction } from '#server/db/pool.ts';
import { postAgain } from '#server/mail/again.ts';
import { addHistory } from '#server/record/record-history.ts';
import { invoiceOf } from './invoice-answer.ts';
import { invoiceMail } from './invoice-mail.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { lockedInvoice } from './lock-invoice.ts';
import { ordersOfInvoice } from './orders-of-invoice.ts';

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
    const nowMs = now();
    const mail = invoiceMail(invoice, { company, publicUrl, orders: await ordersOfInvoice(trx, invoice) });
    const recipient = email ?? mail.recipient;
    if (!(await postAgain(trx, jobs, `invoice-again:${invoice.formattedId}:`, { ...mail, recipient }, nowMs))) return { recipient };
    const write = { recordId: id, version: null, at: new Date(nowMs), who };
    await addHistory(trx, 'invoice', write, [{ field: 'notification', before: '', after: recipient }]);
    return { recipient };
  });
}
