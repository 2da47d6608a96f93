/** What Ctrl+K can begin besides going to a screen. */
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';

export interface Command {
  readonly name: string;
  readonly path: string;
}

/** Opens the question for whom beside the list. */
export const newQuoteMark = '#neu';

const commands: readonly (Command & { readonly ability: OfficeAbility })[] = [
  { name: 'Bestellung erfassen', path: paths.officeNewOrder, ability: 'manageOrders' },
  { name: 'Offerte erstellen', path: `${paths.officeQuotes}${newQuoteMark}`, ability: 'manageQuotes' },
  { name: 'Neuer Kunde', path: paths.officeNewCustomer, ability: 'manageCustomers' },
  { name: 'Produkt anlegen', path: paths.officeNewProduct, ability: 'manageProducts' },
];

export const commandsFor = (perm: readonly number[]): readonly Command[] =>
  commands.filter(({ ability }) => holdsAbility(perm, ability)).map(({ name, path }) => ({ name, path }));
