/** Columns by which the list of customers can be sorted and filtered, under their names on the wire. */
import type { Choice, ListColumns } from '#server/call/list-columns.ts';

const named = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));
const yesNo: readonly Choice[] = [true, false].map((stored) => ({ value: String(stored), label: String(stored), stored }));

export const customerColumns = {
  formattedId: { kind: 'text' },
  name: { kind: 'text' },
  status: { kind: 'choice', choices: named('REGISTERED', 'GUEST') },
  isCompanyCustomer: { kind: 'choice', choices: yesNo },
  email: { kind: 'text' },
  city: { kind: 'text' },
  companyCode: { kind: 'text' },
  active: { kind: 'choice', choices: yesNo },
  onHold: { kind: 'choice', choices: yesNo },
  creditLimit: { kind: 'chf' },
  createdAt: { kind: 'instant' },
} as const satisfies ListColumns;
