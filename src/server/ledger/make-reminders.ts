/**
 * Writes due reminders, each in its own transaction: the invoice is locked and checked again, so that no level is sent twice.
 * A dry run returns those that would be written.
 */
import type { VatRate } from '#domain/vat/vat.ts';
import { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import { MadeReminder } from '#contract/ledger.ts';
import type { makeReminders as endpoint } from '#contract/ledger.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { reminderDue } from '#domain/ledger/reminder.ts';
import type { ReminderRules } from '#domain/ledger/reminder.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { transaction } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { freezePaper } from '#server/paper/freeze-paper.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { LedgerServices } from './ledger-services.ts';
import { lockInvoices } from './ledger-store.ts';
import { toRemind } from './open-item-answer.ts';
import { findOpenItems, invoicesToRemind } from './open-item-store.ts';
import type { OpenItemRow } from './open-item-store.ts';
import { reminderFileName, reminderMail } from './reminder-mail.ts';
import { reminderPaper } from './reminder-paper.ts';
import type { ReminderFacts } from './reminder-paper.ts';
import { readReminderRules } from './reminder-rules.ts';
import { insertReminder } from './reminder-store.ts';

type Wish = ParsedOf<typeof endpoint>['body'];

const Answer = z.object({ reminders: z.array(MadeReminder) });

/** Days to pay after a reminder. */
const termDays = 10;

export async function makeReminders(
  services: LedgerServices,
  wish: Wish,
  { actor, idempotencyKey: sent }: { actor: Actor; idempotencyKey: string | null },
): Promise<z.infer<typeof Answer>> {
  const { db, now } = services;
  const who = actorName(actor);
  const key = wish.dryRun ? null : idempotencyKey(`reminder ${who}`, sent, wish);
  return idempotent(
    db,
    key,
    (body) => Answer.parse(body),
    async (taken) => {
      const today = localNow(now()).date;
      const rules = await readReminderRules(db, today);
      const { vatRate } = await services.readRules();
      const ids = await invoicesToRemind(db, { today, rules, customerId: wish.customerId ?? null, invoiceIds: wish.invoiceIds ?? null });
      const reminders: MadeReminder[] = [];
      for (const id of ids) {
        const made = wish.dryRun
          ? await planned(services, id, { today, rules, vatRate })
          : await remind(services, id, { today, rules, vatRate, who });
        if (made !== null) reminders.push(made);
      }
      if (taken !== null) await transaction(db, async (trx) => keepAnswer(trx, taken, { reminders }));
      return { reminders };
    },
  );
}

interface Day {
  today: PlainDate;
  rules: ReminderRules;
  vatRate: VatRate;
}

function factsOf(invoice: OpenItemRow, { today, rules, vatRate }: Day): ReminderFacts | null {
  const due = reminderDue(toRemind(invoice), today, rules);
  return due === null ? null : { ...due, day: today, dueOn: addDays(today, termDays), vatRate };
}

async function planned({ db }: LedgerServices, invoiceId: number, day: Day): Promise<MadeReminder | null> {
  const [invoice] = await findOpenItems(db, [invoiceId]);
  const facts = invoice === undefined ? null : factsOf(invoice, day);
  return invoice === undefined || facts === null ? null : answerOf(invoice, facts, null);
}

/** null: meanwhile it was paid, disputed, or someone else sent the reminder. */
async function remind(services: LedgerServices, invoiceId: number, day: Day & { who: string }): Promise<MadeReminder | null> {
  const { db, jobs, now, printShop } = services;
  const company = await services.readCompany();
  const at = new Date(now());
  return transaction(db, async (trx) => {
    await lockInvoices(trx, [invoiceId]);
    const [invoice] = await findOpenItems(trx, [invoiceId]);
    const facts = invoice === undefined ? null : factsOf(invoice, day);
    if (invoice === undefined || facts === null) return null;
    const { level, fee, dueOn } = facts;
    const { id, version } = await insertReminder(trx, {
      invoiceId,
      level,
      day: day.today,
      dueOn,
      fee,
      open: invoice.open_amount + fee,
      recipient: invoice.invoice_email,
      at,
      who: day.who,
    });
    await addHistory(trx, 'invoice', { recordId: invoiceId, version, at, who: day.who }, [{ field: 'reminder', before: '', after: level }]);
    const fileName = reminderFileName(invoice, level);
    await freezePaper(trx, { printShop }, { kind: 'reminder', recordId: id, fileName, paper: reminderPaper(invoice, facts, company), at });
    await postMails(trx, jobs, [reminderMail(invoice, id, facts, company)], now());
    return answerOf(invoice, facts, id);
  });
}

function answerOf(invoice: OpenItemRow, { level, fee, dueOn }: ReminderFacts, id: number | null): MadeReminder {
  return {
    id,
    invoiceId: invoice.id,
    invoiceFormattedId: invoice.formatted_id,
    customerName: invoice.customer_name,
    recipient: invoice.invoice_email,
    level,
    open: chfFromRappen(rappen(invoice.open_amount + fee)),
    fee: chfFromRappen(fee),
    dueDay: dueOn,
  };
}
