import { useState } from 'react';
import { generateReport } from '#contract/report.ts';
import type { Quote } from '#contract/quote.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { download } from '#web/download.ts';
import { shortFacts } from '#web/texts/short-facts.ts';
import { officeWords } from '../frame/office-words.ts';
import { dayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import styles from './customer-view.module.css';
import { quoteWords as t } from './quote-words.ts';
import type { QuoteControl } from './use-quote.ts';
import type { Preview } from './use-preview.ts';

interface CustomerViewProps {
  control: QuoteControl;
  preview: Preview;
}

/** What the customer would receive now: page and mail from a simulated sending, the PDF from the stored quote. */
export function CustomerView({ control: { stored: quote, run, unsaved }, preview }: CustomerViewProps) {
  const [shown, show] = useState<'page' | 'mail'>('page');
  const print = (): void =>
    void run(async () =>
      download(generateReport, { body: { reportId: 'offerte-mit-bildern', params: { id: quote.id, images: ['own'] } } }),
    );
  return (
    <section className={styles['view']} aria-label={t.customerView}>
      <h2>{t.customerView}</h2>
      <div className={styles['segments']}>
        {(['page', 'mail'] as const).map((key) => (
          <button key={key} type="button" aria-pressed={shown === key} onClick={() => show(key)}>
            {t.views[key]}
          </button>
        ))}
        <button type="button" disabled={unsaved.length > 0} title={unsaved.length > 0 ? t.saveFirst : undefined} onClick={print}>
          PDF
        </button>
      </div>
      {preview.seen === null ? (
        <p className={styles['none']}>{preview.problem ?? (preview.isReading ? t.readingPreview : t.noPreview)}</p>
      ) : shown === 'page' ? (
        <Sheet quote={preview.seen.quote} />
      ) : (
        <iframe className={styles['mail']} title={t.views.mail} sandbox="" srcDoc={preview.seen.mail.html} />
      )}
      <p className={styles['to']}>{preview.seen === null ? '' : t.mailTo(preview.seen.mail.recipient)}</p>
      {preview.isStale ? (
        <button type="button" className={pageStyles['button']} onClick={preview.read}>
          {t.readPreview}
        </button>
      ) : null}
    </section>
  );
}

function Sheet({ quote }: { quote: Quote }) {
  const roots = quote.positions.filter(({ parentId }) => parentId === null);
  return (
    <div className={styles['sheet']}>
      <div className={styles['kraft']}>
        <b>{t.standing(quote.formattedId, quote.versionNumber)}</b>
        <p className={`num ${styles['total']}`}>
          <small>CHF</small> {quote.totals === null ? '' : amountText(rappenFromChf(quote.totals.total))}
        </p>
        <p>{quote.hasVat ? t.withVat(quote.vatPercent) : t.withoutVat}</p>
        <p>
          <b>{t.validFor(quote.validityDuration ?? 0, dayText(quote.validUntil))}</b>
        </p>
      </div>
      <ul>
        {roots.map(({ id, name, quantity, pricePerOne, pictureUrl, storno, details }) => (
          <li key={id} className={storno ? styles['gone'] : undefined}>
            <img src={pictureUrl} alt="" loading="lazy" />
            <p>
              <b>{name}</b>
              <small>{shortFacts(details, officeWords.inner).join(', ')}</small>
              <span>
                {t.pieces(quantity)}
                <b>{pricePerOne === null ? '' : unitPriceText(unitPriceFromChf(pricePerOne))}</b>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
