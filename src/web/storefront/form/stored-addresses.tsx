import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readAddresses } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/contact/address.ts';
import { call } from '#web/call.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';

/** The customer's addresses; null while they are being read. If that fails, an address is typed. */
export function useStoredAddresses(customerId: number | null): readonly Address[] | null {
  const [addresses, setAddresses] = useState<readonly Address[] | null>(customerId === null ? [] : null);
  useEffect(() => {
    if (customerId === null) return undefined;
    const abort = new AbortController();
    call(readAddresses, { params: { id: customerId } }, { signal: abort.signal }).then(
      ({ items }) => setAddresses(items),
      () => {
        if (!abort.signal.aborted) setAddresses([]);
      },
    );
    return () => abort.abort();
  }, [customerId]);
  return addresses;
}

export const newAddress = 'new';

interface StoredAddressesProps {
  legend: string;
  addresses: readonly Address[];
  /** Id of an address, or `newAddress`. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export function StoredAddresses({ legend, addresses, value, onChange, error }: StoredAddressesProps) {
  const language = useLocale();
  const t = useTranslations('checkout');
  return (
    <RadioCards
      legend={legend}
      name="storedAddress"
      value={value}
      onChange={onChange}
      error={error}
      options={[
        ...addresses.map((address) => {
          const [name, ...rest] = addressLines(address, language);
          return { value: String(address.id), title: name, text: rest.join(', ') };
        }),
        { value: newAddress, title: t('newAddress') },
      ]}
    />
  );
}
