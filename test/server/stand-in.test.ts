/** Faults of the demo's stand-ins, set in the office: the shop's reaction can be observed, and it recovers afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StandIn } from '#contract/stand-in.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

interface StandIns {
  items: StandIn[];
}
const set = async (key: string, body: object): Promise<Answer<StandIns>> =>
  send<StandIns>(staff, 'POST', `/dev/stand-in/${key}/fault`, body);
const forget = async (key: string): Promise<Answer<StandIns>> => send<StandIns>(staff, 'POST', `/dev/stand-in/${key}/forget`, {});
const waitingOf = ({ body }: Answer<StandIns>, key: string) => body.items.find((each) => each.key === key)?.waiting;

async function orderByTwint(): Promise<PlacedOrder['payment']> {
  const guest = await newGuest(shop.app);
  const pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
  return (await order(guest, [pallet], { paymentMethodId: 100 })).body.payment;
}

it('names every stand-in of the demo with all that can go wrong there', async () => {
  const { items } = (await get<StandIns>(staff, '/dev/stand-in')).body;
  expect(items.map(({ key }) => key)).toEqual(['payment', 'parcel', 'price', 'addressSearch', 'mail']);
  expect(items.map(({ waiting }) => waiting)).toEqual([[], [], [], [], []]);
  for (const { key, operations, faults } of items)
    for (const operation of operations)
      for (const fault of faults) expect((await set(key, { operation, fault })).status, `${key} ${operation} ${fault}`).toBe(200);
  for (const { key } of items) expect(waitingOf(await forget(key), key)).toEqual([]);
});

it('lets the payment provider fail as often as asked, keeps the order, and is over then', async () => {
  const answer = await set('payment', { operation: 'create', fault: 'status500', times: 1 });
  expect(waitingOf(answer, 'payment')).toEqual([{ operation: 'create', faults: ['status500'] }]);
  const payment = await orderByTwint();
  expect(payment.state).toBe('PENDING');
  expect(waitingOf(await forget('price'), 'payment')).toEqual([]);
  expect((await orderByTwint()).redirectUrl).toContain('/zahlungssimulator/');
});

it('turns a mail away once, and keeps the next one readable, as nobody else gets it', async () => {
  const [away, taken] = ['kundin@kistenwerk.example', 'einkauf@aarepumpen.example'];
  const mailTo = async (email: string) =>
    shop.database.db
      .selectFrom('mail')
      .select(['state', 'tries', 'last_error as error', 'text'])
      .where('recipient', '=', email)
      .executeTakeFirst();
  const forgotten = async (email: string) => send(visitor(shop.app), 'PUT', '/registration/request-password-reset', { email });
  shop.keepWatch();
  await set('mail', { operation: 'message', fault: 'status550' });
  await forgotten(away);
  await expect.poll(async () => mailTo(away)).toMatchObject({ state: 'pending', tries: 1, error: expect.stringContaining('550') });
  await forgotten(taken);
  await expect.poll(async () => mailTo(taken)).toMatchObject({ state: 'sent', text: expect.stringMatching(/#token=[\w-]{20}/) });
});

it('takes back what has not happened yet', async () => {
  await set('payment', { operation: 'refund', fault: 'hang', times: 3 });
  expect(waitingOf(await forget('payment'), 'payment')).toEqual([]);
});

it('knows no other service, call or fault, and is for who may look after the shop', async () => {
  expect(problemsOf(await set('price', { operation: 'price', fault: 'gzip' }))).toEqual(['standInFaultUnknown body.fault']);
  expect(problemsOf(await set('price', { operation: 'refund', fault: 'status500' }))).toEqual(['standInFaultUnknown body.fault']);
  expect((await set('telex', { operation: 'send', fault: 'hang' })).status).toBe(400);
  expect((await set('price', { operation: 'price', fault: 'status500', times: 21 })).status).not.toBe(200);
  expect((await send(visitor(shop.app), 'POST', '/dev/stand-in/price/forget', {})).status).toBe(401);
});
