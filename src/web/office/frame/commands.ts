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

/** The view of the open items that a reminder is due for. */
const toRemind = new URLSearchParams({ sort: 'dueDay', filter: 'nextReminder:1|2|3', view: 'Zu mahnen' }).toString();

const commands: readonly (Command & { readonly ability: OfficeAbility })[] = [
  { name: 'Bestellung erfassen', path: paths.officeNewOrder, ability: 'manageOrders' },
  { name: 'Offerte erstellen', path: `${paths.officeQuotes}${newQuoteMark}`, ability: 'manageQuotes' },
  { name: 'Neuer Kunde', path: paths.officeNewCustomer, ability: 'manageCustomers' },
  { name: 'Fällige mahnen', path: `${paths.officePayments}?${toRemind}`, ability: 'handleMoney' },
  { name: 'Produkt anlegen', path: paths.officeNewProduct, ability: 'manageProducts' },
];

export const commandsFor = (perm: readonly number[]): readonly Command[] =>
  commands.filter(({ ability }) => holdsAbility(perm, ability)).map(({ name, path }) => ({ name, path }));
