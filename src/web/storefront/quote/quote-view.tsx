import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { completedPath } from '#web/paths.ts';
import { DocumentAddresses, DocumentNotes, DocumentSums } from '../document/document-parts.tsx';
import { DocumentPositions, rootsOf } from '../document/document-positions.tsx';
import { PrintHead } from '../document/print-head.tsx';
import { ReviewPart } from '../document/review-part.tsx';
import { ShownTo } from '../page/price-view.tsx';
import type { QuoteAccess } from './quote-access.ts';
import { QuoteChanges } from './quote-changes.tsx';
import { QuoteHead } from './quote-head.tsx';
import { isLastVersion, QuoteVersions } from './quote-versions.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { changingId, orderingId, QuoteActions, QuoteContact } from './quote-actions.tsx';
import { QuoteOrder } from './quote-order.tsx';
import { orderedTotals } from './ordered-totals.ts';
import { RemarkForm } from './remark-form.tsx';
import { RenewForm } from './renew-form.tsx';
import styles from './quote-page.module.css';

interface QuoteViewProps {
  quote: Quote;
  access: QuoteAccess;
  /** In Swiss time. */
  today: PlainDate;
  onChange: (quote: Quote) => void;
}

/** The quote: its contents, validity, changes, and actions. */
export function QuoteView({ quote, access, today, onChange }: QuoteViewProps) {
  const t = useTranslations('quote');
  const c = useTranslations('checkout');
  const [left, setLeft] = useState<readonly number[]>([]);
  const positions = quote.positions.filter(({ storno }) => !storno);
  const roots = rootsOf(positions);
  // Earlier versions can be viewed but not ordered.
  const isOpen = quote.state === 'SENT' && isLastVersion(quote);
  const totals = orderedTotals(quote, left);
  const canOrder = isOpen && totals !== null;
  const counted = roots.filter(({ id }) => !left.includes(id));
  return (
    <ShownTo document={quote}>
      <article>
        <PrintHead />
        <QuoteHead quote={quote} access={access} today={today} />
        <div className={`wrap ${styles['columns']}`}>
          <div className={styles['main']}>
            <Standing quote={quote} access={access} onChange={onChange} />
            <QuoteChanges quote={quote} />
            <QuoteVersions quote={quote} access={access} onChange={onChange} />
            <section className={styles['lines']}>
              <h2>{t('positions', { count: roots.length })}</h2>
              <DocumentPositions positions={positions} vatPercent={quote.vatPercent}>
                {(position) =>
                  isOpen ? (
                    <div className={styles['lineActions']}>
                      {position.mutability === 'REMOVE' ? (
                        <>
                          {left.includes(position.id) ? <strong>{t('leftOut')} </strong> : null}
                          <Button
                            kind="plain"
                            onClick={() =>
                              setLeft(left.includes(position.id) ? left.filter((id) => id !== position.id) : [...left, position.id])
                            }
                          >
                            {t(left.includes(position.id) ? 'takeIn' : 'leaveOut')}
                          </Button>
                        </>
                      ) : null}
                      <RemarkForm access={access} position={position} onChange={onChange} />
                    </div>
                  ) : undefined
                }
              </DocumentPositions>
            </section>
            <div className={styles['grid']}>
              <DocumentAddresses document={quote} />
              <DocumentNotes document={quote} />
              {quote.files.length === 0 ? null : <ReviewPart title={t('yourFiles')}>{quote.files}</ReviewPart>}
            </div>
            {canOrder && quote.deliveryAddress !== null ? (
              <p className="small">
                <a href={`#${changingId}`}>{t('otherAddress')}</a>
              </p>
            ) : null}
          </div>
          <aside className={`f-kraft-tint ${styles['sums']}`} aria-label={c('sums')}>
            {canOrder ? <QuoteActions total={totals.total} /> : <h2>{c('sums')}</h2>}
            {totals === null ? (
              <p>{t('totalsOpen')}</p>
            ) : (
              <DocumentSums document={quote} totals={totals} lines={counted.map(({ finalPrice }) => finalPrice)} partsOnly={canOrder} />
            )}
            <QuoteContact quote={quote} />
          </aside>
          {canOrder ? (
            <section className={styles['ordering']} id={orderingId} tabIndex={-1}>
              <QuoteOrder quote={quote} access={access} removed={left} total={totals.total} />
            </section>
          ) : null}
          <div className={styles['talk']}>
            <QuoteMessages quote={quote} access={access} onChange={onChange} />
          </div>
        </div>
      </article>
    </ShownTo>
  );
}

/** What the state means for the reader, and the one action it calls for. */
function Standing({ quote, access, onChange }: Omit<QuoteViewProps, 'today'>) {
  const t = useTranslations('quote');
  const phone = unbrokenPhone(useRootData()?.profile.phone ?? '');
  const until = parsePlainDate(quote.validUntil ?? '');
  switch (quote.state) {
    case 'REQUESTED':
    case 'DRAFT':
      return (
        <section className={styles['standing']}>
          <h2>{t('requestedTitle')}</h2>
          <p>{t('requestedText', { email: quote.customer.email })}</p>
        </section>
      );
    case 'ORDERED':
      return (
        <section className={styles['standing']}>
          <h2>{t('orderedTitle')}</h2>
          {quote.orderUuid === null ? null : (
            <ButtonLink to={completedPath(quote.orderUuid)} mark="arrow">
              {t('toOrder')}
            </ButtonLink>
          )}
        </section>
      );
    case 'WITHDRAWN':
      return (
        <section className={styles['standing']}>
          <h2>{t('withdrawnTitle')}</h2>
          <p>{t('withdrawnText', { phone })}</p>
        </section>
      );
    case 'EXPIRED':
      return (
        <section className={styles['standing']}>
          <h2>{t('expiredTitle')}</h2>
          <p>{t('expiredText', { day: until === null ? '' : dateText(until) })}</p>
          <RenewForm quote={quote} access={access} onChange={onChange} />
        </section>
      );
    default:
      return null;
  }
}
