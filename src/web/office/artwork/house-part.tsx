import type { Artwork } from '#contract/artwork.ts';
import { artworkWords } from './artwork-words.ts';
import styles from './artwork.module.css';

const t = artworkWords.house;

/** How well invoices of this auction house were read so far, from the values that staff confirmed. */
export function HousePart({ artwork: { invoiceData, experience } }: { artwork: Artwork }) {
  if (invoiceData.house === null || experience === null) return null;
  const { invoices, rightShare, corrected } = experience;
  return (
    <section className={styles['house']} aria-label={t.title(invoiceData.house)}>
      <h2>
        {t.title(invoiceData.house)} <small>{t.from(invoices)}</small>
      </h2>
      <dl>
        <dt>{t.right}</dt>
        <dd>{rightShare === null ? t.untold : `${Math.round(rightShare * 100)} %`}</dd>
        <dt>{t.corrected}</dt>
        <dd>{corrected.length === 0 ? t.nothing : corrected.map((key) => artworkWords.names[key]).join(', ')}</dd>
      </dl>
    </section>
  );
}
