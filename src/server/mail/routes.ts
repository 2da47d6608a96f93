import * as wire from '#contract/mail.ts';
import type { MailSummary } from '#contract/mail.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { listMails } from './mail-store.ts';
import { readMail } from './read-mail.ts';

type Row = Awaited<ReturnType<typeof listMails>>['items'][number];

function summaryOf({ recipient, createdAt, ...row }: Row): MailSummary {
  return { ...row, to: recipient, createdAt: createdAt.toISOString() };
}

/** Mails of other kinds contain links that give access by themselves: only those who manage the shop may see them. */
const onlyOfOrders = (actor: Actor): { ofOrders: boolean } => ({ ofOrders: !may(actor, 'manageSettings') });

export function mailRoutes({ db }: { db: Db }): Binding[] {
  return [
    bind(wire.readMails, async ({ query: { page, perPage, orderId = null, state = null } }, { actor }) => {
      const { items, total } = await listMails(db, { orderId, state, ...onlyOfOrders(actor) }, { page, perPage });
      return { page, perPage, total, items: items.map(summaryOf) };
    }),
    bind(wire.readMail, async ({ params }, { actor }) => {
      const { html, text, ...row } = await readMail(db, params.id, onlyOfOrders(actor));
      return { ...summaryOf(row), html, text };
    }),
  ];
}
