/**
 * Half a year of trade for the demo shop: orders with their course, and quotes. Everything is done by the shop's own calls, in chronological
 * order; so numbers, papers, amounts and histories are like those of any other order. Only once, on a shop without orders.
 */
import type { Catalog } from '#server/catalog/catalog.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { hashPassword } from '#server/session/password.ts';
import { insertCustomer } from '../people/people-store.ts';
import { demoPassword, demoStaff } from '../people/people.ts';
import { bankMornings } from './bank-mornings.ts';
import { tradeBuyers } from './buyers.ts';
import { findBuyers, findStaff, hasOrders } from './desk-store.ts';
import { openDesk } from './demo-desk.ts';
import type { Buyer, CallAs, Desk, TradeEvent } from './demo-desk.ts';
import { orderEvents } from './place-order.ts';
import { plannedOrders } from './planned-orders.ts';
import { plannedQuotes } from './planned-quotes.ts';
import { quoteEvents } from './write-quote.ts';

export interface TradingShop {
  db: Db;
  now: () => number;
  catalog: Catalog;
  callAs: CallAs;
  setClock: (moment: number | null) => void;
}

export async function seedTrade(shop: TradingShop): Promise<void> {
  if (await hasOrders(shop.db)) return;
  await insertBuyers(shop.db, shop.now());
  const desk = await deskOf(shop);
  if (desk === null) return;
  try {
    await happenAll([
      ...plannedOrders.flatMap((plan) => withBuyer(desk, plan, orderEvents)),
      ...plannedQuotes.flatMap((plan) => withBuyer(desk, plan, quoteEvents)),
      ...bankMornings(desk),
    ]);
  } finally {
    shop.setClock(null);
  }
}

function withBuyer<Plan extends { buyer: string }>(
  desk: Desk,
  plan: Plan,
  eventsOf: (desk: Desk, buyer: Buyer, plan: Plan) => TradeEvent[],
): TradeEvent[] {
  const buyer = desk.buyers.get(plan.buyer);
  return buyer === undefined ? [] : eventsOf(desk, buyer, plan);
}

/** One after the other in chronological order, so that numbers rise with the days. */
async function happenAll(events: readonly TradeEvent[]): Promise<void> {
  const waiting = [...events];
  for (;;) {
    waiting.sort((one, other) => one.at - other.at);
    const next = waiting.shift();
    if (next === undefined) return;
    waiting.push(...(await next.happen()));
  }
}

async function insertBuyers(db: Db, at: number): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await transaction(db, async (trx) => {
    for (const buyer of tradeBuyers) await insertCustomer(trx, buyer, { passwordHash, productIds: new Map(), at });
  });
}

async function deskOf({ db, now, catalog, callAs, setClock }: TradingShop): Promise<Desk | null> {
  const [head, staff, workshop] = await Promise.all(
    ['Leitung', 'Verkauf', 'Werkstatt'].map(async (role) => findStaff(db, demoStaff.find((each) => each.role === role)?.email ?? '')),
  );
  if (!head || !staff || !workshop) return null;
  const { productByArticleNumber } = catalog.now();
  return openDesk({
    today: now(),
    head,
    staff,
    workshop,
    buyers: await findBuyers(db),
    product: (articleNumbers) =>
      articleNumbers.map((articleNumber) => productByArticleNumber.get(articleNumber)).find((product) => product !== undefined),
    setClock,
    callAs,
  });
}
