import { useState } from 'react';
import { storeCustomerProduct } from '#contract/favourite.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { call } from '#web/call.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import styles from './product-edit.module.css';
import { productWords as t } from './product-words.ts';

type Tie = ProductRecord['customers'][number];

/** `K100012` is the customer with id 12. */
function customerIdOf(number: string): number | null {
  const digits = /^K?(\d{6,10})$/i.exec(number.trim())?.[1];
  const id = digits === undefined ? 0 : Number(digits) - 100_000;
  return id > 0 ? id : null;
}

/** The customers of a product, and their own numbers for it. */
export function TiedCustomers({ productId, customers }: { productId: number; customers: readonly Tie[] }) {
  const [number, setNumber] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, run } = useAction();
  const add = async (): Promise<void> => {
    const customerId = customerIdOf(number);
    setWrong(customerId === null);
    if (customerId === null) return;
    if (await run(async () => call(storeCustomerProduct, { body: { productId, customerId, isOwner: true } }))) setNumber('');
  };
  return (
    <>
      {customers.length === 0 ? <p>{t.noCustomers}</p> : null}
      <ul className={styles['ties']}>
        {customers.map((tie) => (
          <TieRow key={`${tie.customerId} ${tie.externalProductId} ${tie.isOwner}`} productId={productId} tie={tie} />
        ))}
      </ul>
      <div className={styles['tie']}>
        <PlainField
          id="tie-number"
          label={t.customerNumber}
          value={number}
          maxLength={12}
          hint={t.customerHint}
          problem={wrong ? t.noSuchCustomer : undefined}
          onChange={setNumber}
        />
        <button type="button" className={pageStyles['button']} disabled={busy || number.trim() === ''} onClick={() => void add()}>
          {t.addCustomer}
        </button>
      </div>
    </>
  );
}

function TieRow({ productId, tie: { customerId, name, externalProductId, isOwner, isFavorite } }: { productId: number; tie: Tie }) {
  const [own, setOwn] = useState(externalProductId);
  const { busy, run } = useAction();
  const store = async (changes: { isOwner?: boolean; externalProductId?: string }): Promise<void> => {
    if (!(await run(async () => call(storeCustomerProduct, { body: { productId, customerId, ...changes } })))) setOwn(externalProductId);
  };
  return (
    <li>
      <b>{name}</b>
      {isOwner || !isFavorite ? null : <small>{t.marked}</small>}
      <label>
        <input
          type="checkbox"
          aria-label={t.ownerOf(name)}
          checked={isOwner}
          disabled={busy}
          onChange={(event) => void store({ isOwner: event.target.checked })}
        />{' '}
        {t.owner}
      </label>
      {isOwner ? (
        <input
          aria-label={t.ownNumberOf(name)}
          placeholder={t.ownNumber}
          value={own}
          maxLength={60}
          disabled={busy}
          onChange={(event) => setOwn(event.target.value)}
          onBlur={() => (own.trim() === externalProductId ? undefined : void store({ externalProductId: own.trim() }))}
        />
      ) : null}
    </li>
  );
}
