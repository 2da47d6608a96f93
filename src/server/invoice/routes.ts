import * as wire from '#contract/invoice.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { collectInvoices } from './collect-invoices.ts';
import { creditInvoice } from './credit-invoice.ts';
import { disputeInvoice } from './dispute-invoice.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { makeInvoice } from './make-invoice.ts';
import { readCreditNotePaper, readInvoicePaper } from './read-invoice-paper.ts';
import { readInvoice, readInvoices, readInvoiceValues } from './read-invoices.ts';
import { sendInvoice } from './send-invoice.ts';

export function invoiceRoutes(services: InvoiceServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readInvoices, async ({ query }, { actor }) => readInvoices(db, query, actor)),
    bind(wire.readInvoiceValues, async ({ query }) => readInvoiceValues(db, query)),
    bind(wire.readInvoice, async ({ params }, { actor }) => readInvoice(db, params.id, actor)),
    bind(wire.readInvoiceDocument, async ({ params }, { actor }) => readInvoicePaper(db, params.id, actor)),
    bind(wire.readCreditNoteDocument, async ({ params }, { actor }) => readCreditNotePaper(db, params.id, actor)),
    bind(wire.creditInvoice, async ({ params, body }, { actor, idempotencyKey }) =>
      creditInvoice(services, params.id, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.sendInvoice, async ({ params, body }, { actor }) => sendInvoice(services, params.id, body, actorName(actor))),
    bind(wire.makeInvoice, async ({ body }, { actor, idempotencyKey }) =>
      makeInvoice(services, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.collectInvoices, async ({ body }, { actor, idempotencyKey }) =>
      collectInvoices(services, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.changeInvoice, async ({ params, body }, { actor }) => disputeInvoice(services, params.id, body, actorName(actor))),
  ];
}
