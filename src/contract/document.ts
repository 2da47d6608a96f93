import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Uuid } from './wire.ts';

/** `auftragsbestaetigung`, `rechnung`, `lieferschein`, `einzahlungsschein`, as far as the order has them at the moment. */
export const printOrderByLink = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/document/{kind}',
  tag: 'order',
  summary: 'A paper of an order as PDF, through the order’s unguessable link, in the customer’s language',
  access: 'public',
  params: z.object({ uuid: Uuid, kind: z.enum(['auftragsbestaetigung', 'rechnung', 'lieferschein', 'einzahlungsschein']) }),
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'pdfNotCreated'],
  callsPerMinute: 60,
});
