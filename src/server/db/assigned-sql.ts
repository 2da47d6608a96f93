/** SQL of the column `assigned`. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Parts of a `ListTable`. `table`: with the records' ids; `userId`: the caller. */
export function assignedSql(kind: 'order' | 'quote' | 'invoice', table: string, userId: number) {
  const followed = (who: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from follow_up where follow_up.kind = ${sql.lit(kind)} and record_id = ${sql.ref(`${table}.id`)} and ${who})`;
  const isOneOf = (given: readonly unknown[]): RawBuilder<unknown> => {
    const [me, others] = [given.includes('ME'), given.includes('OTHERS')];
    // A record without any follow-up is nobody's too: then those who are left out are looked for.
    if (given.includes('NOBODY')) return sql`not ${followed(namesOneOf(!me, !others, userId))}`;
    return followed(namesOneOf(me, others, userId));
  };
  const value = sql`(select assignee_id from follow_up where follow_up.kind = ${sql.lit(kind)} and record_id = ${sql.ref(`${table}.id`)})`;
  return { value, isOneOf };
}

function namesOneOf(me: boolean, others: boolean, userId: number): RawBuilder<unknown> {
  if (me && others) return sql`assignee_id is not null`;
  if (me) return sql`assignee_id = ${userId}`;
  return others ? sql`assignee_id <> ${userId}` : sql`false`;
}
