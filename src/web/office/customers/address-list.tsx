import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/contact/address.ts';
import { chfText } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

/** The uses of an address, and its delivery cost where one is agreed. */
export function addressRemarks({ isDefaultShipping, isDefaultInvoice, fixedDeliveryCost }: Address): string[] {
  return [
    ...(isDefaultShipping ? [t.defaultDelivery] : []),
    ...(isDefaultInvoice ? [t.defaultInvoice] : []),
    ...(fixedDeliveryCost < 0 ? [] : [t.fixedCost(chfText(fixedDeliveryCost))]),
  ];
}

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  if (addresses.length === 0) return null;
  return (
    <section>
      <h2>{t.addresses}</h2>
      <ul className={styles['addresses']}>
        {addresses.map((address) => {
          const [name, ...lines] = addressLines(address);
          return (
            <li key={address.id}>
              <b>{name}</b>
              <span>{lines.join(', ')}</span>
              <small>{addressRemarks(address).join(', ')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
