import * as wire from '#contract/mail.ts';
import type { MailSummary } from '#contract/mail.ts';
import type { Db } from '#server/db/pool.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { listMails } from './mail-store.ts';
import { readMail } from './read-mail.ts';

type Row = Awaited<ReturnType<typeof listMails>>['items'][number];

function summaryOf({ recipient, createdAt, ...row }: Row): MailSummary {
  return { ...row, to: recipient, createdAt: createdAt.toISOString() };
}

export function mailRoutes(services: { db: Db }): Binding[] {
  return [
    bind(wire.readMails, async ({ query }) => {
      const { items, total } = await listMails(services.db, query);
      return { ...query, total, items: items.map(summaryOf) };
    }),
    bind(wire.readMail, async ({ params }) => {
      const { html, text, ...row } = await readMail(services.db, params.id);
      return { ...summaryOf(row), html, text };
    }),
  ];
}
