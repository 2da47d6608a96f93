import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { useBuyer, useCheckout } from '../checkout/checkout-state.tsx';
import { AddressFields } from '../form/address-fields.tsx';
import type { FormErrors } from '../form/form-errors.ts';
import { newAddress, StoredAddresses, useStoredAddresses } from '../form/stored-addresses.tsx';

export interface AskedAddress {
  /** Null while they are being read. */
  addresses: readonly Address[] | null;
  /** Id of an address, or `newAddress`. */
  chosen: string;
  choose: (value: string) => void;
  /** The chosen one; undefined: typed into `draft`. */
  stored: Address | undefined;
  draft: AddressText;
  /** The goods go elsewhere than the invoice: visitors from the checkout have already given both addresses. */
  elsewhere: boolean;
}

/** Where the goods of a request go. */
export function useAskedAddress(): AskedAddress {
  const { session } = useCheckout();
  const addresses = useStoredAddresses(useBuyer().customerId);
  const [choice, choose] = useState<string | null>(null);
  const elsewhere = session.deliveryChoice === 'other' && session.invoiceAddress !== null;
  const draft = elsewhere ? session.deliveryDraft : session.invoiceDraft;
  const wanted = elsewhere ? session.deliveryAddress?.id : session.invoiceAddress?.id;
  const preferred = addresses?.find(({ id }) => id === wanted) ?? addresses?.find((one) => one.isDefaultShipping) ?? addresses?.[0];
  const begun = elsewhere && draft.street !== '';
  const chosen = choice ?? (preferred && !begun ? String(preferred.id) : newAddress);
  return { addresses, chosen, choose, stored: addresses?.find(({ id }) => String(id) === chosen), draft, elsewhere };
}

export function AskedAddressFields({ address, errors }: { address: AskedAddress; errors: FormErrors }) {
  const t = useTranslations('quote');
  const c = useTranslations('checkout');
  const { store } = useCheckout();
  const buyer = useBuyer();
  const { addresses, chosen, choose, stored, draft, elsewhere } = address;
  return (
    <>
      <h2>{t('askAddress')}</h2>
      {addresses !== null && addresses.length > 0 ? (
        <StoredAddresses legend={c('yourAddresses')} addresses={addresses} value={chosen} onChange={choose} />
      ) : null}
      {stored ? null : (
        <AddressFields
          section="shipping"
          value={draft}
          onChange={(part) => (elsewhere ? store.typeDelivery(part) : store.typeInvoice(part))}
          errors={errors}
          named={buyer.loggedIn || elsewhere}
        />
      )}
    </>
  );
}
