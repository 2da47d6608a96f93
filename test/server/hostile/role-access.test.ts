/** Every call by every role: let in exactly as the call's own declaration requires. New calls are included automatically. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import type { Access } from '#contract/endpoint.ts';
import type { ErrorItem } from '#contract/failure.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import { isLong } from '../../depth.ts';
import { logIn, newGuest, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

const roles = {
  leitung: [1, 2, 3, 5, 6, 8, 101, 102, 103, 104, 105],
  verkauf: [5, 6],
  katalog: [1, 2, 3, 8],
  werkstatt: [101],
  versand: [102],
  buchhaltung: [103],
} as const;
type RoleName = keyof typeof roles;
const roleNames = Object.keys(roles) as RoleName[];
const names = ['anonymous', 'guest', 'customer', ...roleNames] as const;
type Name = (typeof names)[number];

let shop: ShopApp;
let people: Record<Name, Person>;
beforeAll(async () => {
  shop = await startShop();
  const staff: Partial<Record<RoleName, Person>> = {};
  for (const name of roleNames) staff[name] = await logIn(shop.app, `${name}@kistenwerk.example`);
  const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
  people = { ...(staff as Record<RoleName, Person>), anonymous: visitor(shop.app), guest: await newGuest(shop.app), customer };
});
afterAll(async () => shop.close());

/** The expected refusal by the declaration; null: let in. */
function refusalAt(access: Access, name: Name): number | null {
  if (access === 'public') return null;
  if (name === 'anonymous') return 401;
  if (access === 'session') return null;
  const held: readonly number[] = name === 'guest' || name === 'customer' ? [] : roles[name];
  return access.staff.some((ability) => holdsAbility(held, ability)) ? null : 403;
}

/** Sends only an id that no record has, so that hardly anything happens if it is let in. */
async function refusalOf(name: CallName, { token }: Person): Promise<number | null> {
  const { method, path } = calls[name];
  const url = `/api${path.replaceAll(/\{\w+\*?\}/g, '2147483647')}`;
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const request = { method, url, headers, remoteAddress: '192.0.2.78' };
  const answer = await shop.app.inject(method === 'GET' || method === 'DELETE' ? request : { ...request, payload: {} });
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return null;
  const { errors } = answer.json<{ errors: ErrorItem[] }>();
  return ['loginRequired', 'forbidden'].includes(errors[0]?.message ?? '') ? answer.statusCode : null;
}

/** These calls have a further check against guests: they require an account. */
const forAccounts: ReadonlySet<CallName> = new Set<CallName>(['readLogIns', 'endLogIns', 'readSecondFactor']);
/** And this one against everyone who neither orders by list nor loads trucks. */
const truckReaders: readonly Name[] = ['leitung', 'verkauf', 'katalog', 'versand'];
/** Logging out would end the session that the next call needs. */
const asked = (Object.keys(calls) as CallName[]).filter((name) => name !== 'logOut');

function secondDoor(call: CallName, name: Name): number | null {
  if (call === 'readTrucks') return truckReaders.includes(name) ? null : 403;
  return name === 'guest' && forAccounts.has(call) ? 403 : null;
}

describe('the door of each call', () => {
  // In the short run a third of the people at each, in turn; the access matrix has every kind of caller at every call.
  it.each(asked.map((call, at) => [call, at] as const))('%s', async (call, at) => {
    const found: Partial<Record<Name, number | null>> = {};
    const expected: Partial<Record<Name, number | null>> = {};
    for (const name of names.filter((_, which) => isLong || which % 3 === at % 3)) {
      found[name] = await refusalOf(call, people[name]);
      expected[name] = refusalAt(calls[call].access, name) ?? secondDoor(call, name);
    }
    expect(found).toEqual(expected);
  });
});

/** The purpose of each role, listed again by hand. */
const abilities: Record<RoleName, readonly OfficeAbility[]> = {
  leitung: ['seeOrders', 'manageOrders', 'manageQuotes', 'handleMoney', 'work', 'manageStaff', 'manageSettings', 'releaseMargin'],
  verkauf: ['seeOrders', 'manageOrders', 'manageQuotes', 'dispatch', 'recordPayments', 'seeCustomers', 'manageCustomers'],
  katalog: ['manageProducts', 'managePrices', 'manageFiles', 'manageProductTypes', 'manageCategories', 'createProductInConfigurator'],
  werkstatt: ['work'],
  versand: ['seeOrders', 'dispatch'],
  buchhaltung: ['seeOrders', 'recordPayments', 'handleMoney', 'seeCustomers'],
};
const closed: Record<RoleName, readonly OfficeAbility[]> = {
  leitung: [],
  verkauf: ['handleMoney', 'manageProducts', 'work', 'manageStaff', 'manageSettings', 'releaseMargin'],
  katalog: ['seeOrders', 'manageQuotes', 'seeCustomers', 'handleMoney', 'work', 'manageStaff', 'manageSettings'],
  werkstatt: ['seeOrders', 'manageOrders', 'seeCustomers', 'dispatch', 'manageProducts', 'manageStaff', 'manageSettings'],
  versand: ['manageOrders', 'manageQuotes', 'recordPayments', 'seeCustomers', 'work', 'manageStaff', 'manageSettings'],
  buchhaltung: ['manageOrders', 'manageQuotes', 'dispatch', 'manageCustomers', 'work', 'manageStaff', 'manageSettings'],
};

it.each(roleNames)('%s holds in the database what it is there for, and nothing else', async (name) => {
  const answer = await shop.app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${people[name].token}` } });
  const { perm } = answer.json<{ session: { perm: number[] } }>().session;
  expect(perm).toEqual(roles[name]);
  expect([...abilities[name], 'enterOffice' as const].filter((ability) => !holdsAbility(perm, ability))).toEqual([]);
  expect(closed[name].filter((ability) => holdsAbility(perm, ability))).toEqual([]);
});
