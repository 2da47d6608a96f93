import { readAudit } from '#contract/audit.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOfAudit } from './audit-store.ts';

export function auditRoutes({ db }: { db: Db }): Binding[] {
  return [
    bind(readAudit, async ({ query: { kind, page, perPage } }) => {
      const { rows, total } = await pageOfAudit(db, { kind: kind ?? null, page, perPage });
      return { items: rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })), page, perPage, total };
    }),
  ];
}
