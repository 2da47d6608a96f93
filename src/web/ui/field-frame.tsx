import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field.module.css';

const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** For the input inside the frame: ids of the hint and error that screen readers read with it. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ') || undefined;
}

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  unit?: string | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Label above, input, then hint and error in words. */
export function FieldFrame({ id, label, unit, required = false, hint, error, children }: FieldFrameProps) {
  const t = useTranslations('shell');
  return (
    <div className={`${styles['field']}${error ? ` ${styles['wrong']}` : ''}`}>
      <label className={styles['label']} htmlFor={id}>
        <span>
          {label}
          {required ? (
            <abbr className={styles['star']} title={t('required')}>
              {' *'}
            </abbr>
          ) : null}
        </span>
        {unit === undefined ? null : <span className={styles['unit']}>{unit}</span>}
      </label>
      {children}
      {error ? (
        <div className={styles['error']} id={errorId(id)}>
          {error}
        </div>
      ) : null}
      {hint ? (
        <div className={styles['hint']} id={hintId(id)}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
