import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { Optional } from '../form/address-fields.tsx';
import { useCheckout } from './checkout-state.tsx';
import styles from './order-notes.module.css';

/** The buyer's own reference and a remark on the whole order; both stand on all papers. */
export function OrderNotes() {
  const t = useTranslations('cart');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const { session, store } = useCheckout();
  const { orderReference, orderComment } = session.checkout;
  return (
    <div className={styles['notes']}>
      <TextField
        label={<Optional text={t('reference')} />}
        name="reference"
        value={orderReference}
        onChange={(text) => store.changeCheckout({ orderReference: text })}
        placeholder={t(`referenceExample_${shop}`)}
        maxLength={100}
      />
      <TextField
        label={<Optional text={t('comment')} />}
        name="comment"
        value={orderComment}
        onChange={(text) => store.changeCheckout({ orderComment: text })}
        placeholder={t(`commentExample_${shop}`)}
        maxLength={2000}
        multiline
      />
    </div>
  );
}
