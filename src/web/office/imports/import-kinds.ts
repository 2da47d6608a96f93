/** The kinds of import a user is allowed. */
import type { ImportKindKey } from '#contract/import.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';

const abilities: readonly (readonly [ImportKindKey, OfficeAbility])[] = [
  ['product', 'manageProducts'],
  ['price', 'managePrices'],
  ['customer', 'manageCustomers'],
  ['address', 'manageCustomers'],
  ['category', 'manageCategories'],
  ['attribute', 'manageProductTypes'],
  ['orderStatus', 'importOrders'],
  ['templateOrder', 'importOrders'],
  ['templateQuote', 'manageQuotes'],
];

export const kindsFor = (perm: readonly number[]): ImportKindKey[] =>
  abilities.filter(([, ability]) => holdsAbility(perm, ability)).map(([kind]) => kind);

/** The document a customer's template becomes; other kinds create none. */
export const templateTargets: Readonly<Partial<Record<ImportKindKey, 'order' | 'quote'>>> = {
  templateOrder: 'order',
  templateQuote: 'quote',
};
