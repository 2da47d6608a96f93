/** Finds the address and customer of a row. */
import { textAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { Found } from '#server/import/import-kind.ts';
import { addressesOfCustomers, customersByText, customerVersions } from './by-table-store.ts';

interface Named {
  name: string;
  street: string;
  zipCode: string;
  city: string;
}

const sameness = ({ name, street, zipCode, city }: Named): string => [name, street, zipCode, city].join('\n').toLowerCase();
const namedBy = (changes: object): Named => ({
  name: textAt(changes, 'name'),
  street: textAt(changes, 'street'),
  zipCode: textAt(changes, 'zipCode'),
  city: textAt(changes, 'city'),
});

/** An address carries its customer's version. */
export const customerHolder = (customerId: number): string => `customer/${customerId}`;
export const customerOfHolder = (holder: string): number => Number(holder.slice('customer/'.length));

/** The customer of a row. */
export type Owner = { customerId: number } | { problem: Refusal };

export async function ownersOf(db: Db, rows: readonly Pick<ReadRow, 'keys'>[]): Promise<Owner[]> {
  const texts = rows.map(({ keys }) => keys['customerNumber'] ?? '');
  const [numbers, codes] = [await customersByText(db, 'number', texts), await customersByText(db, 'code', texts)];
  return texts.map((text): Owner => {
    const [customerId, other] = numbers.get(text) ?? codes.get(text) ?? [];
    const number = text.slice(0, 80);
    if (text === '') return { problem: refusal('importKeyMissing', {}, 'customerNumber') };
    if (customerId === undefined) return { problem: refusal('importCustomerUnknown', { number }, 'customerNumber') };
    return other === undefined ? { customerId } : { problem: refusal('importKeyAmbiguous', { number }, 'customerNumber') };
  });
}

/** Identified by number, else by name, street and town. */
export async function findAddresses(db: Db, rows: readonly ReadRow[]): Promise<Map<number, Found>> {
  const owners = await ownersOf(db, rows);
  const customerIds = [...new Set(owners.flatMap((owner) => ('problem' in owner ? [] : [owner.customerId])))];
  const known = await addressesOfCustomers(db, customerIds);
  const versions = await customerVersions(db, customerIds);
  const byOwner = Map.groupBy(known, ({ customerId }) => customerId);
  return new Map(
    rows.map((row, at): [number, Found] => {
      const owner = owners[at];
      if (owner === undefined || 'problem' in owner) return [row.line, { fault: owner?.problem ?? refusal('importKeyMissing') }];
      const own = byOwner.get(owner.customerId) ?? [];
      const number = row.keys['addressNumber'] ?? '';
      const label = `${row.keys['customerNumber'] ?? ''}, ${textAt(row.changes, 'name')}`;
      if (number !== '') {
        const id = own.find((address) => String(address.id) === number)?.id;
        return [
          row.line,
          id === undefined
            ? { fault: refusal('importAddressUnknown', { number: number.slice(0, 80) }, 'addressNumber') }
            : { id, name: `#${id}`, label },
        ];
      }
      const wanted = sameness(namedBy(row.changes));
      const id = own.find((address) => sameness(address) === wanted)?.id ?? null;
      if (id !== null) return [row.line, { id, name: `#${id}`, label }];
      const held = { holder: customerHolder(owner.customerId), version: versions.get(owner.customerId) ?? 0 };
      return [row.line, { id, name: `${owner.customerId}\n${wanted}`, label, held }];
    }),
  );
}
