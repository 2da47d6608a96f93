import type { QuoteFile } from '#contract/quote-file.ts';
import { openQuoteFile } from '#contract/quote-file.ts';
import { pathOf } from '#contract/endpoint.ts';
import { quoteWords as t } from './quote-words.ts';
import styles from './quote-files.module.css';

/** Files the customer sent with the request; each opens as a download. */
export function QuoteFiles({ id, files }: { id: number; files: readonly QuoteFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label={t.files} className={styles['files']}>
      <h2>
        {t.files} <span>{files.length}</span>
      </h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={pathOf(openQuoteFile, { id, fileId: file.id })} download={file.name}>
              {file.name}
            </a>{' '}
            <span>{t.megabytes(file.size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
