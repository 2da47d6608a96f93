/** Logs in one of the demo people and returns the header for further calls. */
import { demoPassword } from '#demo/people/people.ts';
import type { ShopApp } from './shop-app.ts';

export const company = 'einkauf@aarepumpen.example';
export const customer = 'kundin@kistenwerk.example';
export const management = 'leitung@kistenwerk.example';
export const sales = 'verkauf@kistenwerk.example';

export async function demoLogIn({ app }: ShopApp, email: string): Promise<{ authorization: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth', payload: { email, password: demoPassword } });
  if (answer.statusCode !== 200) throw new Error(`${email} could not log in: ${answer.body}`);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

export async function customerIdOf(shop: ShopApp, email: string): Promise<number> {
  const row = await shop.database.db.selectFrom('app_user').select('customer_id').where('email', '=', email).executeTakeFirstOrThrow();
  if (row.customer_id === null) throw new Error(`${email} has no customer`);
  return row.customer_id;
}
