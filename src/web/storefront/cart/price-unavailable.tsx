import { useTranslations } from 'use-intl';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useCart } from './cart-state.tsx';

interface PriceUnavailableProps {
  className: string | undefined;
  /** A sentence before the reason. */
  lead?: string;
  onTry?: () => void;
}

/** Says that a line's price is not available right now, and asks for it once more. */
export function PriceUnavailable({ className, lead, onTry }: PriceUnavailableProps) {
  const t = useTranslations('cart');
  const failureText = useFailureText();
  const { pricing, reprice } = useCart();
  return (
    <div className={className} role="alert">
      <p>
        {lead} {failureText.key('priceUnavailable')}
      </p>
      <Button
        kind="outline"
        size="small"
        busy={pricing}
        onClick={() => {
          onTry?.();
          reprice();
        }}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}
