import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './review-part.module.css';

/** One decided thing of the order in a few lines, with the way back to change it. */
export function ReviewPart({ title, edit, id, children }: { title: string; edit?: string; id?: string; children: readonly string[] }) {
  const t = useTranslations('checkout');
  return (
    <section className={styles['part']} id={id} tabIndex={id === undefined ? undefined : -1}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {edit === undefined ? null : (
          <Link to={edit} aria-label={t('changeThing', { title })}>
            {t('change')}
          </Link>
        )}
      </div>
      {children
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </section>
  );
}
