import type { AddressText } from '#contract/order.ts';
import { addressLines } from '#domain/contact/address.ts';
import { officeWords } from '../frame/office-words.ts';
import styles from './document.module.css';

const t = officeWords.order;

function AddressBlock({ title, address }: { title: string; address: AddressText }) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {addressLines(address).map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same, and none moves
          <span key={place} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

export function DocumentAddresses({ document }: { document: { deliveryAddress: AddressText | null; invoiceAddress: AddressText } }) {
  return (
    <div className={styles['addresses']}>
      {document.deliveryAddress ? <AddressBlock title={t.deliveryAddress} address={document.deliveryAddress} /> : null}
      <AddressBlock title={t.invoiceAddress} address={document.invoiceAddress} />
    </div>
  );
}
