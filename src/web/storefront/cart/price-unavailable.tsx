import { useTranslations } from 'use-intl';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useCart } from './cart-state.tsx';

/** Says that a line's price is not available right now, and asks for it once more. */
export function PriceUnavailable({ className }: { className: string | undefined }) {
  const t = useTranslations('cart');
  const failureText = useFailureText();
  const { pricing, reprice } = useCart();
  return (
    <div className={className} role="alert">
      <p>{failureText.key('priceUnavailable')}</p>
      <Button kind="outline" size="small" busy={pricing} onClick={reprice}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
