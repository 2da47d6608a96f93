import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import '#web/texts/quote-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import { CheckoutProvider } from '../checkout/checkout-state.tsx';
import { LinesReview } from '../checkout/lines-review.tsx';
import { StorefrontErrorBoundary } from '../page/error-page.tsx';
import { PageHead } from '../page/page-head.tsx';
import { AskForm } from './ask-form.tsx';
import type { Asked } from './ask.ts';
import { AskedNote } from './asked-note.tsx';
import styles from './quote-page.module.css';

export { StorefrontErrorBoundary as ErrorBoundary };
export { privateHeaders as headers } from '../page/private-headers.ts';

/** Requests a quote for the cart, or for a drawing and a description: who asks, the destination, files, a message. */
export default function RequestQuotePage() {
  const t = useTranslations('quote');
  const profile = useRootData()?.profile;
  const [search] = useSearchParams();
  const { told, lines } = useCart();
  const [asked, setAsked] = useState<Asked | null>(null);
  const drawing = search.has('zeichnung') || (told && lines.length === 0);
  const title = t(drawing ? `drawTitle_${profile?.shop ?? 'verpackung'}` : 'askTitle');
  return (
    <CheckoutProvider>
      <PageHead title={`${title} | ${profile?.domain ?? ''}`} noIndex />
      <div className={`wrap ${styles['page']} ${styles['main']}`}>
        {asked === null ? (
          <>
            <div className={styles['ask']}>
              <h1>{title}</h1>
              <p className={styles['lead']}>{t(drawing ? `drawLead_${profile?.shop ?? 'verpackung'}` : 'askLead')}</p>
            </div>
            {drawing || !told ? null : <LinesReview edit={paths.cart} />}
            {drawing || told ? (
              <div className={styles['form']}>
                <AskForm drawing={drawing} onAsked={setAsked} />
              </div>
            ) : (
              <div className={styles['waiting']} data-waits="" />
            )}
          </>
        ) : (
          <AskedNote heading="h1" asked={asked} />
        )}
      </div>
    </CheckoutProvider>
  );
}
