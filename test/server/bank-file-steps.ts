/** Sends bank files as a browser does, and creates invoices for their payments. */
import type { Database } from '#server/db/pool.ts';
import type { Answer, Person } from './buyer.ts';
import type { AskedInvoice } from './bank-faults.ts';

/** `payload`: the whole body, to send a wrong one. */
export async function upload<Body>({ app, token }: Person, file: Buffer | string, name = 'camt.xml'): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name));
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return uploadBytes({ app, token }, payload, request.headers.get('content-type') ?? '');
}

export async function uploadBytes<Body>({ app, token }: Person, payload: Buffer, contentType: string): Promise<Answer<Body>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
  const answer = await app.inject({ method: 'POST', url: '/api/bank-import', headers, payload });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

/** Invoices as just issued; those that are paid have their payment in the ledger. Returns their ids. */
export async function insertInvoices(
  { pool }: Database,
  customerId: number,
  invoices: readonly (AskedInvoice & { orderId?: number; skonto?: { hundredths: number; days: number } })[],
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into invoice (formatted_id, customer_id, order_id, issued_on, due_on, language, customer_name, invoice_email, invoice_address,
       has_vat, products_amount, discount_amount, delivery_cost, net_amount, vat_amount, total_amount, reference, paid_amount,
       skonto_percent, skonto_days, created_at, who)
     select i."formattedId", $1, i."orderId", '2026-11-16', '2026-12-16', 'de', i."customerName", 'rechnung@muster.example', '{}', true, i.open, 0, 0,
       i.open, 0, i.open, i.reference, case when i."isPaid" then i.open else 0 end, coalesce((i.skonto->>'hundredths')::integer, 0),
       coalesce((i.skonto->>'days')::integer, 0), now(), ''
     from jsonb_to_recordset($2::jsonb) as i("formattedId" text, reference text, "customerName" text, open bigint, "isPaid" boolean,
       "orderId" integer, skonto jsonb)
     returning id`,
    [customerId, JSON.stringify(invoices)],
  );
  return rows.map(({ id }) => id);
}

/** Everything that money changes, without version counters. */
export async function moneyState({ pool }: Database): Promise<unknown> {
  const { rows: invoices } = await pool.query('select id, paid_amount, credited_amount, open_amount from invoice order by id');
  const { rows: orders } = await pool.query(
    'select id, order_status_id, payment_status_id, paid_amount, invoiced_amount, payment_due_date from sales_order order by id',
  );
  const { rows: credits } = await pool.query(
    `select customer_id, sum(amount) from payment_entry where order_id is null and invoice_id is null
     group by customer_id having sum(amount) <> 0 order by customer_id`,
  );
  return { invoices, orders, credits };
}
