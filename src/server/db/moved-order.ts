/** What is kept of an order from before it went over to another customer: it tells of the former one (decision 0139). */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** True before the move, and of the move itself. Customers who were merged are the same person. `from`: only from one of these. */
export function beforeMove(
  { orderId, at }: { orderId: RawBuilder<unknown>; at: RawBuilder<unknown> },
  from?: readonly number[],
): RawBuilder<boolean> {
  const former =
    from === undefined
      ? sql`moved.before not in (select to_jsonb(id) from customer where merged_into is not null)`
      : sql`moved.before in (select to_jsonb(id) from unnest(${[...from]}::integer[]) as id)`;
  return sql<boolean>`exists (select from record_history moved where moved.kind = 'order' and moved.field = 'customerId'
    and moved.record_id = ${orderId} and moved.at >= ${at} and ${former})`;
}
