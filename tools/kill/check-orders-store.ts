/** Invariants of the stored orders after any number of crashes; each check returns the rows that violate it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

export interface Acknowledged {
  key: string;
  id: number;
  uuid: string;
  formattedId: string;
}

/** Orders that are paid online have more steps. */
const invoice = 2;
/** Mails without a job get one within a minute. */
const outboxWithinMs = 120_000;

/** A sentence for each violation; empty when all is well. */
export async function violations(pool: Pool, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const found: string[] = [];
  const check = async (what: string, sql: string, parameters: unknown[] = []): Promise<void> => {
    const { rows } = await pool.query(sql, parameters);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 5))} (${rows.length})`);
  };
  await check(
    'acknowledged orders that are not there exactly as acknowledged',
    `select a.* from unnest($1::integer[], $2::text[], $3::text[]) as a(id, uuid, formatted_id)
     left join sales_order o on o.id = a.id and o.uuid = a.uuid::uuid and o.formatted_id = a.formatted_id where o.id is null`,
    [acknowledged.map(({ id }) => id), acknowledged.map(({ uuid }) => uuid), acknowledged.map(({ formattedId }) => formattedId)],
  );
  await check(
    'orders that no key asked for',
    `select o.formatted_id from sales_order o where not exists (select 1 from idempotency_key k where (k.body ->> 'id')::integer = o.id)`,
  );
  await check(
    'orders of two keys',
    `select body ->> 'formattedId' as order from idempotency_key where scope like 'order %' group by 1 having count(*) > 1`,
  );
  await check(
    'keys answered with another order',
    `select a.key from unnest($1::text[], $2::integer[]) as a(key, id) left join idempotency_key k on k.key = a.key where (k.body ->> 'id')::integer is distinct from a.id`,
    [acknowledged.map(({ key }) => key), acknowledged.map(({ id }) => id)],
  );
  await check(
    'numbers with gaps',
    `select number from (select right(formatted_id, 5)::integer as number, row_number() over (order by formatted_id) as place from sales_order) as numbered where number <> place`,
  );
  await check(
    'orders without exactly two mails',
    `select o.formatted_id, count(m.id) from sales_order o left join mail m on m.order_id = o.id where o.payment_method_id = ${invoice} group by o.id having count(m.id) <> 2`,
  );
  await check('orders without exactly one position', `select order_id from order_position group by order_id having count(*) <> 1`);
  await check(
    'orders without history',
    `select o.formatted_id from sales_order o where o.payment_method_id = ${invoice} and (select count(*) from record_history h where h.kind = 'order' and h.record_id = o.id) <> 1`,
  );
  await untilOutboxIsEmpty(pool);
  await check('mails that nobody handles', `select id, state, tries, last_error from mail where state not in ('stored', 'sent')`);
  return found;
}

async function untilOutboxIsEmpty(pool: Pool): Promise<void> {
  const end = performance.now() + outboxWithinMs;
  while (performance.now() < end) {
    const { rows } = await pool.query<{ waiting: number }>(`select count(*)::integer as waiting from mail where state = 'pending'`);
    if (rows[0]?.waiting === 0) return;
    await delay(200);
  }
}
