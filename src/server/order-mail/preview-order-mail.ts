/** Previews the mail for staff before it is sent. */
import type { OrderMailKind } from '#contract/order-mail.ts';
import { standAlone } from '#server/mail/read-mail.ts';
import { orderMail } from './order-mail.ts';
import type { OrderMailServices } from './order-mail.ts';

export async function previewOrderMail(
  services: OrderMailServices,
  id: number,
  query: { kind?: OrderMailKind | undefined; message: string },
) {
  const { kind, kinds, mail } = await orderMail(services, services.db, { id, kind: query.kind ?? null, message: query.message });
  const html = await standAlone(services.db, { html: mail.html, pictures: [...mail.pictures] });
  return { kind, kinds, recipient: mail.recipient, subject: mail.subject, html, text: mail.text };
}
