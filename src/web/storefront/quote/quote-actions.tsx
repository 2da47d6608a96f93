import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/quote.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { ContactLines } from '../document/contact-lines.tsx';
import styles from './quote-actions.module.css';

/** Ids of the parts that the actions jump to. */
export const orderingId = 'bestellen';
export const changingId = 'aenderung';

/** Total and both actions always in view: at the head of the sums beside the lines, on a phone also at the bottom of the screen. */
export function QuoteActions({ total }: { total: number }) {
  const t = useTranslations('quote');
  const c = useTranslations('cart');
  return (
    <>
      <h2 className={styles['total']}>
        {c('total')}{' '}
        <span className={`num ${styles['amount']}`} aria-live="polite">
          {amountText(rappenFromChf(total))}
        </span>
      </h2>
      <div className={styles['actions']}>
        <p className={styles['price']}>
          <Money rappen={rappenFromChf(total)} />
        </p>
        <a className={styles['order']} href={`#${orderingId}`}>
          {t('goToOrder')} <Icon name="down" />
        </a>
        <a className={styles['change']} href={`#${changingId}`}>
          {t('answer')}
        </a>
      </div>
    </>
  );
}

/** Who answers questions: the person who sent the quote. */
export function QuoteContact({ quote: { contactName, formattedId } }: { quote: Pick<Quote, 'contactName' | 'formattedId'> }) {
  const t = useTranslations('quote');
  const title = contactName === '' ? t('contact') : t('contactPerson', { name: contactName });
  return <ContactLines title={title} subject={formattedId} />;
}
