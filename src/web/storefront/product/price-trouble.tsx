/** Why a bar shows no price although there should be one, with a button to ask for it again. Loaded only then. */
import { useTranslations } from 'use-intl';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './price-trouble.module.css';
import type { PriceAnswer } from './use-order-price.ts';

export interface PriceTroubleProps {
  answer: Pick<PriceAnswer, 'outdated' | 'failure' | 'askAgain'>;
}

export default function PriceTrouble({ answer: { outdated, failure, askAgain } }: PriceTroubleProps) {
  const t = useTranslations('shell');
  const failureText = useFailureText();
  return (
    <div className={styles['trouble']} role="alert">
      <p>{failure === null ? failureText.key('priceUnavailable') : failureText(failure)}</p>
      <Button kind="outline" size="small" busy={outdated && failure === null} onClick={askAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
