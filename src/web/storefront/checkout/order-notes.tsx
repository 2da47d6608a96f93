import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { Optional } from '../form/optional.tsx';
import { usePriceView } from '../page/price-view.tsx';
import { useCheckout } from './checkout-state.tsx';
import styles from './order-notes.module.css';

/** A remark on the whole order; printed on all its documents. */
export function OrderNotes() {
  const t = useTranslations('cart');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const { session, store } = useCheckout();
  return (
    <div className={styles['notes']}>
      <TextField
        label={<Optional text={t('comment')} />}
        name="comment"
        value={session.checkout.orderComment}
        onChange={(text) => store.changeCheckout({ orderComment: text })}
        placeholder={t(`commentExample_${shop}`)}
        maxLength={2000}
        multiline
      />
    </div>
  );
}

/** A company's own reference for finding the invoice again; not for private persons. */
export function OwnReference() {
  const t = useTranslations('cart');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const { session, store } = useCheckout();
  const { orderReference } = session.checkout;
  if (usePriceView() === 'incl' && orderReference === '') return null;
  return (
    <TextField
      label={<Optional text={t('reference')} />}
      name="reference"
      value={orderReference}
      onChange={(text) => store.changeCheckout({ orderReference: text })}
      placeholder={t(`referenceExample_${shop}`)}
      maxLength={100}
    />
  );
}
