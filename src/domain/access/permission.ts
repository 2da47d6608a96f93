/**
 * Who may do what: permission numbers of the token turned into named abilities, for guards, menus and buttons alike.
 * Specification: storefront §6, back office §6; numbers from 101 on are the shop's own. It knows no route and no token.
 */

export const permission = {
  ADMIN_CATEGORY: 1,
  ADMIN_PRODUCT_META: 2,
  ADMIN_PRODUCT: 3,
  ADMIN_QUOTE: 5,
  ADMIN_CUSTOMER: 6,
  CREATE_PRODUCT_IN_CONFIGURATOR: 8,
  WORKSHOP: 101,
  DISPATCH: 102,
  ACCOUNTING: 103,
  RELEASE_MARGIN: 104,
  MANAGE_STAFF: 105,
} as const;

/** Every number that a role may hold. */
export const permissions: readonly number[] = Object.values(permission);

export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly customerId: number }
  | {
      readonly kind: 'customer';
      readonly userId: number;
      /** null: staff without a customer of their own. */
      readonly customerId: number | null;
      readonly email: string;
      readonly isCompanyCustomer: boolean;
      readonly hasQuickOrder: boolean;
      readonly permissions: readonly number[];
      /** The log-in behind the call; absent: the shop acts on someone's behalf. */
      readonly logIn?: LogIn;
    };

export interface LogIn {
  readonly sessionId: string;
  /** Name of the customer as whom a member of staff views the shop; actions meanwhile are recorded under that member's name. */
  readonly seesAs: string | null;
  /** One of the roles requires a second factor that is not set up: until then no permission counts. */
  readonly owesSecondFactor: boolean;
}

/** The five that make an administrator; creating products in the configurator alone does not open the back office. */
const adminPermissions: readonly number[] = [
  permission.ADMIN_CATEGORY,
  permission.ADMIN_PRODUCT_META,
  permission.ADMIN_PRODUCT,
  permission.ADMIN_QUOTE,
  permission.ADMIN_CUSTOMER,
];

/** The office is also open to the workshop, the loading ramp and the bookkeeper: each sees only its own screens. */
const officePermissions: readonly number[] = [
  ...adminPermissions,
  permission.WORKSHOP,
  permission.DISPATCH,
  permission.ACCOUNTING,
  permission.MANAGE_STAFF,
];

/** Any one of the numbers grants the ability. */
const officeAbilities = {
  /** Read orders with prices, their deliveries and invoices. */
  seeOrders: [permission.ADMIN_QUOTE, permission.DISPATCH, permission.ACCOUNTING],
  manageOrders: [permission.ADMIN_QUOTE],
  manageQuotes: [permission.ADMIN_QUOTE],
  releaseMargin: [permission.RELEASE_MARGIN],
  /** Create and undo deliveries. */
  dispatch: [permission.ADMIN_QUOTE, permission.DISPATCH],
  /** Invoices, and payments entered by hand. */
  recordPayments: [permission.ADMIN_QUOTE, permission.ACCOUNTING],
  /** Bank files, reminders, credit notes, refunds, open items of all customers. */
  handleMoney: [permission.ACCOUNTING],
  work: [permission.WORKSHOP],
  /** Work orders, their days and stations, without prices. */
  planProduction: [permission.WORKSHOP, permission.ADMIN_QUOTE],
  manageTrucks: [permission.ADMIN_QUOTE],
  generateReports: [permission.ADMIN_QUOTE],
  shipParcels: [permission.ADMIN_QUOTE, permission.DISPATCH],
  runArtworkQuotes: [permission.ADMIN_QUOTE],
  importOrders: [permission.ADMIN_QUOTE],
  /** Tables of products, prices, customers or orders: each kind also requires its own ability. */
  importTables: [permission.ADMIN_PRODUCT, permission.ADMIN_CUSTOMER, permission.ADMIN_QUOTE],
  seeCustomers: [permission.ADMIN_CUSTOMER, permission.ADMIN_QUOTE, permission.ACCOUNTING],
  manageCustomers: [permission.ADMIN_CUSTOMER],
  manageProducts: [permission.ADMIN_PRODUCT],
  managePrices: [permission.ADMIN_PRODUCT],
  manageFiles: [permission.ADMIN_PRODUCT],
  manageProductTypes: [permission.ADMIN_PRODUCT_META],
  manageCategories: [permission.ADMIN_CATEGORY],
  createProductInConfigurator: [permission.CREATE_PRODUCT_IN_CONFIGURATOR],
  manageStaff: [permission.MANAGE_STAFF],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type OfficeAbility = keyof typeof officeAbilities | 'manageSettings' | 'enterOffice';
export const isOfficeAbility = (text: string): text is OfficeAbility =>
  text === 'manageSettings' || text === 'enterOffice' || Object.hasOwn(officeAbilities, text);

export type ShopAbility = 'placeOrder' | 'seeProfile' | 'seeFavourites' | 'quickOrder';
export type Ability = OfficeAbility | ShopAbility;

/** The numbers that grant an ability: any one of them, or all of them. */
export type AbilityPermissions =
  | { readonly anyOf: readonly number[]; readonly allOf?: undefined }
  | { readonly allOf: readonly number[]; readonly anyOf?: undefined };

export function permissionsFor(ability: OfficeAbility): AbilityPermissions {
  if (ability === 'enterOffice') return { anyOf: officePermissions };
  if (ability === 'manageSettings') return { allOf: adminPermissions };
  return { anyOf: officeAbilities[ability] };
}

export function isAdmin(perm: readonly number[]): boolean {
  return adminPermissions.some((needed) => perm.includes(needed));
}

/** Whether a token's permissions grant the ability. */
export function holdsAbility(perm: readonly number[], ability: OfficeAbility): boolean {
  const { anyOf, allOf } = permissionsFor(ability);
  return allOf === undefined ? anyOf.some((number) => perm.includes(number)) : allOf.every((number) => perm.includes(number));
}

export function permissionsOf(actor: Actor): readonly number[] {
  return actor.kind === 'customer' ? actor.permissions : [];
}

/** 0: no log-in. */
export function userIdOf(actor: Actor): number {
  return actor.kind === 'customer' ? actor.userId : 0;
}

/** The customer an actor acts for; null for a visitor without one. */
export function customerIdOf(actor: Actor): number | null {
  return actor.kind === 'anonymous' ? null : actor.customerId;
}

export function may(actor: Actor, ability: Ability): boolean {
  const perm = permissionsOf(actor);
  switch (ability) {
    case 'placeOrder':
      return actor.kind !== 'anonymous';
    case 'seeProfile':
    case 'seeFavourites':
      return actor.kind === 'customer';
    case 'quickOrder':
      return actor.kind === 'customer' && (actor.hasQuickOrder || isAdmin(perm));
    default:
      return holdsAbility(perm, ability);
  }
}

/** Rows of a customer are visible to that customer, and to staff holding the ability; for all others they do not exist. */
export function mayReachCustomer(actor: Actor, customerId: number, ability: OfficeAbility): boolean {
  return customerIdOf(actor) === customerId || may(actor, ability);
}
