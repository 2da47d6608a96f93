import type { AddressText } from '#contract/order.ts';
import { officeTexts } from '../frame/office-words.ts';
import styles from './document.module.css';

const t = officeTexts.order;

function AddressBlock({ title, address }: { title: string; address: AddressText }) {
  const lines = [
    address.name,
    address.addition,
    address.street,
    address.additionalAddress,
    `${address.country === 'CH' ? '' : `${address.country}-`}${address.zipCode} ${address.city}`,
  ];
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} style={{ display: 'block' }}>
              {line}
            </span>
          ))}
      </address>
    </section>
  );
}

/** Delivery and invoice address. */
export function DocumentAddresses({ document }: { document: { deliveryAddress: AddressText | null; invoiceAddress: AddressText } }) {
  return (
    <div className={styles['addresses']}>
      {document.deliveryAddress ? <AddressBlock title={t.deliveryAddress} address={document.deliveryAddress} /> : null}
      <AddressBlock title={t.invoiceAddress} address={document.invoiceAddress} />
    </div>
  );
}
