import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { deleteAddress } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { addressLines } from '#domain/contact/address.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './profile-form.module.css';
import { useSave } from './use-save.ts';

/** All addresses of the customer; added and edited in a dialog. */
export function AddressList({ customerId, addresses }: { customerId: number; addresses: readonly Address[] }) {
  const t = useTranslations('profile');
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [removed, setRemoved] = useState<Address | null>(null);
  const add = (
    <Button kind="outline" onClick={() => setEdited('new')}>
      {t('addAddress')}
    </Button>
  );
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t('addresses')}</h2>
        {addresses.length > 0 ? add : null}
      </div>
      {addresses.length === 0 ? <EmptyState title={t('noAddressesTitle')} text={t('noAddresses')} action={add} /> : null}
      <ul className={styles['addresses']}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} onRemove={() => setRemoved(address)} />
        ))}
      </ul>
      <Dialog title={t(edited === 'new' ? 'newAddress' : 'editAddress')} open={edited !== null} onClose={() => setEdited(null)}>
        <AddressForm
          customerId={customerId}
          address={edited === 'new' ? null : edited}
          first={addresses.length === 0}
          onStored={() => setEdited(null)}
        />
      </Dialog>
      <RemoveDialog customerId={customerId} address={removed} onClose={() => setRemoved(null)} />
    </section>
  );
}

function AddressCard({ address, onEdit, onRemove }: { address: Address; onEdit: () => void; onRemove: () => void }) {
  const language = useLocale();
  const t = useTranslations('profile');
  const named = { name: address.name, city: address.city };
  return (
    <li className={styles['address']}>
      <address>
        {addressLines(address, language).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {address.isDefaultShipping || address.isDefaultInvoice ? (
        <ul>
          {address.isDefaultShipping ? <li>{t('defaultDelivery')}</li> : null}
          {address.isDefaultInvoice ? <li>{t('defaultInvoice')}</li> : null}
        </ul>
      ) : null}
      <div className={styles['actions']}>
        <Button kind="outline" size="small" aria-label={t('editOf', named)} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button kind="outline" size="small" aria-label={t('removeOf', named)} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function RemoveDialog({ customerId, address, onClose }: { customerId: number; address: Address | null; onClose: () => void }) {
  const language = useLocale();
  const t = useTranslations('profile');
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSave();
  const [busy, setBusy] = useState(false);
  const remove = async ({ id }: Address): Promise<void> => {
    setBusy(true);
    try {
      await save(async () => call(deleteAddress, { params: { id: customerId, addressId: id } }), t('removed'));
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Dialog title={t('removeTitle')} open={address !== null} onClose={onClose}>
      {address === null ? null : (
        <div className={styles['question']}>
          <p>{addressLines(address, language).join(', ')}</p>
          <p>{t('removeText')}</p>
          <div className={styles['actions']}>
            <Button busy={busy} onClick={() => void remove(address)}>
              {t('remove')}
            </Button>
            <Button kind="outline" onClick={onClose}>
              {t('keep')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
