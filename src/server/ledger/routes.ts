import * as wire from '#contract/ledger.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { LedgerServices } from './ledger-services.ts';
import { makeReminders } from './make-reminders.ts';
import { printStatement } from './print-statement.ts';
import { readEntries, readEntryValues } from './read-entries.ts';
import { readOpenItems, readOpenItemValues } from './read-open-items.ts';
import { readOrderMoney } from './read-order-money.ts';
import { readReminderPaper } from './read-reminder-paper.ts';
import { recordPayment } from './record-payment.ts';
import { reversePayment } from './reverse-payment.ts';

export function ledgerRoutes(services: LedgerServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readPaymentEntries, async ({ query }) => readEntries(db, query)),
    bind(wire.readPaymentEntryValues, async ({ query }) => readEntryValues(db, query)),
    bind(wire.readOpenItems, async ({ query }, { actor }) => readOpenItems(services, query, actor)),
    bind(wire.readOpenItemValues, async ({ query }, { actor }) => readOpenItemValues(services, query, actor)),
    bind(wire.readOrderMoney, async ({ params }) => readOrderMoney(db, params.id)),
    bind(wire.recordPayment, async ({ body }, caller) => recordPayment(services, body, caller)),
    bind(wire.makeReminders, async ({ body }, caller) => makeReminders(services, body, caller)),
    bind(wire.readReminderDocument, async ({ params }, { actor }) => readReminderPaper(db, params.id, actor)),
    bind(wire.readStatement, async ({ params }, { actor }) => printStatement(services, params.id, actor)),
    bind(wire.reversePayment, async ({ params, body }, caller) => reversePayment(services, params.id, body.reason, caller)),
  ];
}
