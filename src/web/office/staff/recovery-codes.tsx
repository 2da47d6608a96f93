import { useEffect, useRef } from 'react';
import pageStyles from '../ui/page.module.css';
import { accountWords as t } from './account-words.ts';
import styles from './staff.module.css';

/** Shown only once, until the user confirms that they are stored. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles['part']}>
      <h2 ref={title} tabIndex={-1}>
        {t.codesTitle}
      </h2>
      <p>{t.codes}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={onKept}>
          {t.kept}
        </button>
      </div>
    </section>
  );
}
