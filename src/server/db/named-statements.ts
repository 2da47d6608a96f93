// Gives every statement with parameters a name, so that PostgreSQL plans it once per connection: planning a join of four tables costs more than running it.
// Keep the texts few: `= any($1)` instead of `in (…)` of changing length, `unnest` for bulk inserts. Texts beyond the cap run unnamed.
import { sql } from 'kysely';
import { Client, type ClientBase, type Pool } from 'pg';

const CAP = 500;
const ANEW = '/* planned anew */';

/**
 * Prefix of a statement whose best plan depends on its values, such as a search: a generic plan would read the whole table for some.
 * Its text varies with the request, so it gets no name either.
 */
export const plannedAnew = sql.raw(ANEW);

export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();

  const nameOf = (text: string): string | undefined => {
    if (text.startsWith(ANEW)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= CAP) return known;
    const name = `k${names.size}`;
    names.set(text, name);
    return name;
  };

  pool.on('connect', (client) => {
    const original = client.query.bind(client);
    const query = (text: unknown, values: unknown, callback: unknown): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      const statement = name === undefined ? [text, values, callback] : [{ name, text, values }, callback];
      return closeWhenStuck(client, Reflect.apply(original, undefined, statement));
    };
    Object.assign(client, { query });
  });
}

/** After a time-out the connection still waits for the answer, and any further statement would wait too: close it, and the pool replaces it. */
function closeWhenStuck(client: ClientBase, answer: unknown): unknown {
  if (!(answer instanceof Promise) || !(client instanceof Client)) return answer;
  answer.catch((error: Error) => {
    if (error.message === 'Query read timeout') client.end().catch(() => undefined);
  });
  return answer;
}
