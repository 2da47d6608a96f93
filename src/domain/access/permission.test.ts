import { describe, expect, test } from 'vitest';
import type { Ability, Actor, OfficeAbility } from './permission.ts';
import { customerIdOf, isAdmin, isOfficeAbility, may, mayReachCustomer, permissionsFor, permissionsOf, userIdOf } from './permission.ts';

const anonymous: Actor = { kind: 'anonymous' };
const guest: Actor = { kind: 'guest', customerId: 7 };
function customer(permissions: number[], hasQuickOrder = false): Actor {
  return { kind: 'customer', userId: 1, customerId: 9, email: 'a@example.ch', isCompanyCustomer: false, hasQuickOrder, permissions };
}

describe('an administrator holds any of the admin permissions', () => {
  test.each([
    [[], false],
    [[1], true],
    [[2], true],
    [[3], true],
    [[5], true],
    [[6], true],
    [[8], false],
    [[4, 7, 99], false],
    [[8, 5], true],
  ])('%j → %s', (perm, expected) => {
    expect(isAdmin(perm)).toBe(expected);
    expect(may(customer(perm), 'enterOffice')).toBe(expected);
  });
});

describe('what a single permission opens', () => {
  const table: Record<
    Exclude<Ability, 'placeOrder' | 'seeProfile' | 'seeFavourites' | 'quickOrder' | 'enterOffice' | 'manageSettings'>,
    readonly number[]
  > = {
    seeOrders: [5, 102, 103],
    manageOrders: [5],
    manageQuotes: [5],
    releaseMargin: [104],
    dispatch: [5, 102],
    recordPayments: [5, 103],
    handleMoney: [103],
    work: [101],
    planProduction: [5, 101],
    manageTrucks: [5],
    generateReports: [5],
    shipParcels: [5, 102],
    runArtworkQuotes: [5],
    importTables: [3, 5, 6],
    importOrders: [5],
    seeCustomers: [5, 6, 103],
    manageCustomers: [6],
    manageProducts: [3],
    managePrices: [3],
    manageFiles: [3],
    manageProductTypes: [2],
    manageCategories: [1],
    createProductInConfigurator: [8],
    manageStaff: [105],
  };
  test.each(Object.entries(table) as [keyof typeof table, readonly number[]][])(
    '%s needs one of %j and nothing else does',
    (ability, needed) => {
      for (const held of [1, 2, 3, 4, 5, 6, 7, 8, 101, 102, 103, 104, 105])
        expect(may(customer([held]), ability)).toBe(needed.includes(held));
      expect(may(anonymous, ability)).toBe(false);
      expect(may(guest, ability)).toBe(false);
    },
  );

  test('the office is open to workshop, dispatch and accounting, who are no administrators', () => {
    for (const held of [101, 102, 103, 105]) {
      expect(isAdmin([held])).toBe(false);
      expect(may(customer([held]), 'enterOffice')).toBe(true);
    }
    expect(may(customer([104]), 'enterOffice')).toBe(false);
  });

  test('settings need all five', () => {
    expect(may(customer([1, 2, 3, 5, 6]), 'manageSettings')).toBe(true);
    for (const missing of [1, 2, 3, 5, 6]) {
      expect(may(customer([1, 2, 3, 5, 6, 8].filter((number) => number !== missing)), 'manageSettings')).toBe(false);
    }
  });
});

describe('visitors, guests and customers', () => {
  test('a visitor may order only as a guest', () => {
    expect(may(anonymous, 'placeOrder')).toBe(false);
    expect(may(guest, 'placeOrder')).toBe(true);
    expect(may(customer([]), 'placeOrder')).toBe(true);
  });
  test.each(['seeProfile', 'seeFavourites'] as const)('%s needs a log-in', (ability) => {
    expect(may(anonymous, ability)).toBe(false);
    expect(may(guest, ability)).toBe(false);
    expect(may(customer([]), ability)).toBe(true);
  });
  test('quick order is for administrators and users who have it', () => {
    expect(may(customer([]), 'quickOrder')).toBe(false);
    expect(may(customer([], true), 'quickOrder')).toBe(true);
    expect(may(customer([6]), 'quickOrder')).toBe(true);
    expect(may(customer([8]), 'quickOrder')).toBe(false);
    expect(may(guest, 'quickOrder')).toBe(false);
  });
  test('a customer reaches own rows, staff those their permission opens', () => {
    expect(mayReachCustomer(customer([]), 9, 'manageOrders')).toBe(true);
    expect(mayReachCustomer(customer([]), 10, 'manageOrders')).toBe(false);
    expect(mayReachCustomer(customer([5]), 10, 'manageOrders')).toBe(true);
    expect(mayReachCustomer(customer([5]), 10, 'manageCustomers')).toBe(false);
    expect(mayReachCustomer(guest, 7, 'manageOrders')).toBe(true);
    expect(mayReachCustomer(guest, 9, 'manageOrders')).toBe(false);
    expect(mayReachCustomer(anonymous, 9, 'manageOrders')).toBe(false);
  });
  test('permissions and customer of an actor', () => {
    expect(permissionsOf(guest)).toEqual([]);
    expect(permissionsOf(customer([3]))).toEqual([3]);
    expect([anonymous, guest, customer([])].map(customerIdOf)).toEqual([null, 7, 9]);
    expect([anonymous, guest, customer([])].map(userIdOf)).toEqual([0, 0, 1]);
  });
});

describe('the permissions behind an ability', () => {
  test.each([
    ['manageOrders', true],
    ['manageSettings', true],
    ['enterOffice', true],
    ['placeOrder', false],
    ['toString', false],
    ['', false],
  ])('«%s» is one of the office: %s', (text, is) => {
    expect(isOfficeAbility(text)).toBe(is);
  });

  test.each<[OfficeAbility, object]>([
    ['manageOrders', { anyOf: [5] }],
    ['manageCustomers', { anyOf: [6] }],
    ['enterOffice', { anyOf: [1, 2, 3, 5, 6, 101, 102, 103, 105] }],
    ['manageSettings', { allOf: [1, 2, 3, 5, 6] }],
  ])('%s', (ability, expected) => {
    expect(permissionsFor(ability)).toEqual(expected);
  });
});
