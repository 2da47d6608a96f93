import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readPlaces } from '#contract/shipping.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { unbrokenPlace } from '#domain/language/unbroken-size.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCart } from '../cart/cart-state.tsx';
import styles from './delivery-place.module.css';

/** The destination, by the remembered postal code; a click changes it. */
export function DeliveryPlace({ className = '' }: { className?: string | undefined }) {
  const t = useTranslations('shell');
  const cart = useCart();
  const place = usePlaceName(cart.zipCode, cart.price?.shippingCost?.place ?? null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${styles['button']} ${className}`} onClick={() => setOpen(true)}>
        <Icon name="place" size="small" />
        <span>
          {cart.ready && cart.zipCode !== '' ? t('deliveryTo', { place: unbrokenPlace(cart.zipCode, place) }) : t('deliveryPlaceAsk')}
        </span>
      </button>
      <Dialog title={t('deliveryPlaceTitle')} open={open} onClose={() => setOpen(false)}>
        <ZipCodeForm
          start={cart.zipCode}
          onDone={(zipCode) => {
            cart.setZipCode(zipCode);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function ZipCodeForm({ start, onDone }: { start: string; onDone: (zipCode: string) => void }) {
  const t = useTranslations('shell');
  const failureText = useFailureText();
  const [zipCode, setZipCode] = useState(start);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      const { places } = await call(readPlaces, { query: { zipCode } });
      if (places.length > 0) onDone(zipCode);
      else setError(t('zipCodeUnknown'));
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d{4}$/.test(zipCode)) void check();
        else setError(t('zipCodeUnknown'));
      }}
    >
      <TextField
        label={t('zipCode')}
        name="zipCode"
        id="delivery-zip-code"
        value={zipCode}
        onChange={(text) => {
          setZipCode(text.trim());
          setError('');
        }}
        error={error}
        hint={t('deliveryPlaceHint')}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={10}
      />
      <Button type="submit" mark="arrow" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}

/** The town of a postal code; usually the priced cart knows it already. */
function usePlaceName(zipCode: string, known: string | null): string {
  const [found, setFound] = useState({ zipCode: '', name: '' });
  useEffect(() => {
    if (known !== null || !/^\d{4}$/.test(zipCode)) return undefined;
    const abort = new AbortController();
    call(readPlaces, { query: { zipCode } }, { signal: abort.signal }).then(
      ({ places }) => setFound({ zipCode, name: places[0]?.place ?? '' }),
      () => undefined,
    );
    return () => abort.abort();
  }, [zipCode, known]);
  if (known !== null) return known;
  return found.zipCode === zipCode ? found.name : '';
}
