/** A customer who saves over a newer version of the own record learns its present state, and nothing that staff note about customers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customer.ts';
import { get, homeAddress, logIn, mondayMorning, problemsOf, send } from '../buyer.ts';
import type { Answer, Person } from '../buyer.ts';
import { company, management } from '../demo-log-in.ts';
import { demoPassword } from '#demo/people/people.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let buyer: Person;
let own: Customer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  buyer = await logIn(shop.app, company);
  own = await readOwn();
  const noted = { id: own.id, version: own.version, onHold: true, holdReason: 'zahlt nie', creditLimit: 500 };
  expect((await send(staff, 'PUT', '/customers', noted)).status).toBe(200);
});
afterAll(async () => shop.close());

async function readOwn(): Promise<Customer> {
  const [customer] = (await get<{ items: Customer[] }>(buyer, '/customers')).body.items;
  if (!customer) throw new Error('no customer of the own');
  return customer;
}

const addressOf = async (): Promise<number> =>
  (await get<{ items: { id: number }[] }>(buyer, `/customer/${own.id}/address`)).body.items[0]!.id;

test.each<[string, () => Promise<Answer<unknown>>]>([
  ['itself', async () => send(buyer, 'PUT', '/customers', { id: own.id, version: own.version, companyInfo: { name: 'Pumpen' } })],
  ['by a new address', async () => send(buyer, 'POST', `/customer/${own.id}/address`, { ...homeAddress, version: own.version })],
  [
    'by a changed address',
    async () => send(buyer, 'PUT', `/customer/${own.id}/address`, { ...homeAddress, id: await addressOf(), version: own.version }),
  ],
  ['by its erasure', async () => send(buyer, 'POST', `/customers/${own.id}/erase`, { password: demoPassword, version: own.version })],
])('%s', async (_how, save) => {
  const answer = await save();
  expect([answer.status, problemsOf(answer)]).toEqual([409, ['changedMeanwhile']]);
  const { conflict } = answer.body as { conflict: object };
  expect(conflict).toEqual({ version: own.version + 1, current: await readOwn(), changes: [] });
  expect(JSON.stringify(answer.body)).not.toMatch(/zahlt nie|onHold|creditLimit|leitung@/);
});

test('staff learn who changed what', async () => {
  const answer = await send(staff, 'PUT', '/customers', { id: own.id, version: own.version, onHold: false });
  expect(JSON.stringify(answer.body)).toContain('zahlt nie');
  expect(JSON.stringify(answer.body)).toContain(management);
});
