/** Invariants of the payments once all connections are restored; each check returns the rows that violate it. */
import type { Pool } from 'pg';
import type { Entry } from '#fakes/payment-provider/ledger.ts';

const paidStatus = 1;
const twint = 100;

/** A sentence for each violation; empty when all is well. */
export async function paymentViolations(pool: Pool, ledger: readonly Entry[]): Promise<string[]> {
  const found: string[] = [];
  const check = async (what: string, sql: string, parameters: unknown[] = []): Promise<void> => {
    const { rows } = await pool.query(sql, parameters);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 5))} (${rows.length})`);
  };
  const paidReferences = ledger
    .filter(({ transaction }) => transaction.state === 'FULFILL')
    .map(({ transaction }) => transaction.merchantReference);
  await check(
    'online orders that are not paid',
    `select o.formatted_id, o.payment_status_id, o.order_status_id,
       (select json_agg(json_build_object('reference', reference, 'state', state, 'word', word, 'transaction', transaction_id, 'failure', failure,
         'claimed', claimed_until, 'checked', checked_at)) from payment where order_id = o.id) as payments
     from sales_order o where payment_method_id = $1 and payment_status_id <> $2`,
    [twint, paidStatus],
  );
  await check(
    'payments that the provider knows as paid and the shop does not',
    `select r.reference, p.state from unnest($1::text[]) as r(reference) left join payment p on p.reference = r.reference where p.state is distinct from 'PAID'`,
    [paidReferences],
  );
  await check(
    'payments that only the shop knows as paid',
    `select reference from payment where state = 'PAID' and reference <> all($1::text[])`,
    [paidReferences],
  );
  await check('orders paid twice', `select order_id from payment where state = 'PAID' group by 1 having count(*) > 1`);
  await check(
    'paid orders without confirmation, copy, receipt and invoice, one mail each',
    `select o.formatted_id, count(m.id) from sales_order o left join mail m on m.order_id = o.id where o.payment_method_id = $1
      group by o.id having count(m.id) <> 4 or count(distinct split_part(m.dedupe_key, ':', 1)) <> 4`,
    [twint],
  );
  const doubled = Map.groupBy(paidReferences, (reference) => reference)
    .entries()
    .filter(([, times]) => times.length > 1)
    .map(([reference]) => reference)
    .toArray();
  if (doubled.length > 0) found.push(`paid twice at the provider: ${doubled.join(', ')}`);
  return found;
}
