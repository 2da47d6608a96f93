/** Records the statements of lists while they run, and asks the database for their plans. */
import { Client } from 'pg';
import type { Pool } from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

export interface Statements {
  forget: () => void;
  /** Since the last `forget` or `count`. */
  count: () => number;
  /** Tables that one of the statements since `forget` scans completely; throws if there was no statement. */
  tablesReadWhole: (pool: Pool) => Promise<string[]>;
  stop: () => void;
}

const usual = ['sales_order', 'order_position', 'quote', 'quote_position', 'payment', 'mail', 'record_history'];

export function recordStatements(tables: readonly string[] = usual): Statements {
  const watched = new RegExp(String.raw`\b(from|update|join) "?(${tables.join('|')})"?\b`);
  const seen: Statement[] = [];
  const original = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    const [first, values] = given;
    const statement = typeof first === 'string' ? { text: first, values } : (first as Partial<Statement>);
    if (typeof statement.text === 'string' && Array.isArray(statement.values) && watched.test(statement.text))
      seen.push({ text: statement.text, values: statement.values });
    return original.apply(this, given);
  } as Client['query'];
  return {
    forget: () => void seen.splice(0),
    count: () => seen.splice(0).length,
    tablesReadWhole: async (pool) => {
      const statements = seen.splice(0);
      if (statements.length === 0) throw new Error('no statement was seen');
      const whole: string[] = [];
      for (const { text, values } of statements) whole.push(...(await seqScansOf(pool, text, values, tables)));
      seen.splice(0);
      return whole;
    },
    stop: () => void Object.assign(Client.prototype, { query: original }),
  };
}

async function seqScansOf(pool: Pool, text: string, values: unknown[], tables: readonly string[]): Promise<string[]> {
  const scan = new RegExp(String.raw`Seq Scan on (${tables.join('|')})\b`);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text.replace(/^\/\*.*?\*\/ /, '')}`, values });
  return rows.flatMap((row) => scan.exec(row['QUERY PLAN'])?.[0] ?? []);
}
