import { z } from 'zod';
import { orderDocuments } from '#domain/order/order-document.ts';
import { endpoint } from './endpoint.ts';
import { InvoiceState } from './invoice.ts';
import { Chf, DateText, IdText, Uuid } from './wire.ts';

/** `auftragsbestaetigung`, `rechnung`, `lieferschein`, `einzahlungsschein`, as far as the order has them now. */
export const printOrderByLink = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/document/{kind}',
  tag: 'order',
  summary: 'A paper of an order as PDF, through the order’s unguessable link, in the customer’s language',
  access: 'public',
  params: z.object({ uuid: Uuid, kind: z.enum(orderDocuments) }),
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'paperNotIssued', 'pdfNotCreated'],
  callsPerMinute: 60,
});

export const readOrderCalendar = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/calendar',
  tag: 'order',
  summary: 'The day of an order as an entry for a calendar, through the order’s unguessable link; 404 without a day',
  access: 'public',
  params: z.object({ uuid: Uuid }),
  response: { file: ['text/calendar'] },
  errors: ['notFound'],
  callsPerMinute: 60,
});

/** Deliveries and invoices, oldest first; each has a paper as issued. */
export const OrderPapers = z.object({
  deliveries: z.array(
    z.object({
      id: z.number().int(),
      formattedId: z.string(),
      day: DateText,
      lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.number().int(),
      formattedId: z.string(),
      issuedOn: DateText,
      dueDay: DateText,
      total: Chf,
      open: Chf,
      state: InvoiceState,
    }),
  ),
  creditNotes: z.array(z.object({ id: z.number().int(), formattedId: z.string(), issuedOn: DateText, total: Chf })),
});
export type OrderPapers = z.infer<typeof OrderPapers>;

export const readOrderPapers = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/papers',
  tag: 'order',
  summary: 'Deliveries, invoices and credit notes of an order, through its unguessable link',
  access: 'public',
  params: z.object({ uuid: Uuid }),
  response: OrderPapers,
  errors: ['notFound'],
  callsPerMinute: 60,
});

export const printPaperByLink = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/paper/{kind}/{id}',
  tag: 'order',
  summary: 'A delivery note, invoice or credit note of an order as PDF, as it was issued, through the order’s unguessable link',
  access: 'public',
  params: z.object({ uuid: Uuid, kind: z.enum(['delivery', 'invoice', 'creditNote']), id: IdText }),
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
  callsPerMinute: 60,
});
