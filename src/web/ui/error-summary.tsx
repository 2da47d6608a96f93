import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './error-summary.module.css';

export interface ErrorSummaryItem {
  /** Id of the input; empty when the error belongs to no single field. */
  field: string;
  text: string;
  /** The field is empty. */
  missing?: boolean | undefined;
}

/** All errors of a form in words, above it. Takes the focus whenever the list changes; each entry leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly ErrorSummaryItem[] }) {
  const t = useTranslations('shell');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) element.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={element} className={styles['summary']} role="alert" tabIndex={-1}>
      <h2>{t(errors.every(({ missing }) => missing === true) ? 'missingCount' : 'errorCount', { count: errors.length })}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.text}`}>
            {error.field === '' ? (
              error.text
            ) : (
              <a
                href={`#${error.field}`}
                onClick={(event) => {
                  const field = document.getElementById(error.field);
                  if (!field) return;
                  event.preventDefault();
                  field.scrollIntoView({ block: 'center' });
                  field.focus({ preventScroll: true });
                }}
              >
                {error.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
