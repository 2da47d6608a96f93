import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { AsItWasSent } from '#web/first-load/as-it-was-sent.tsx';
import styles from './contact-card.module.css';
import './request-styles.ts';

const RequestHere = lazy(async () => import('../quote/request-here.tsx'));

/** Target of the card's button. */
export const requestId = 'anfrage';
const formId = `${requestId}-form`;

/** The form below phone and address, for those who prefer to write. */
export function ContactRequest({ shop }: { shop: ShopMode }) {
  const t = useTranslations('shell');
  return (
    <section className="wrap" id={requestId} tabIndex={-1}>
      <div className={styles['request']}>
        <h2>{t(`sendDrawing_${shop}`)}</h2>
        <div id={formId}>
          <Suspense fallback={<AsItWasSent id={formId} />}>
            <RequestHere />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
