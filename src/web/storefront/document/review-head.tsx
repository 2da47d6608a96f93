import { useTranslations } from 'use-intl';
import { Link } from '#web/ui/link.tsx';
import styles from './review-head.module.css';

interface ReviewHeadProps {
  title: string;
  /** Link back to change it. */
  edit: string | undefined;
  size: 'whole' | 'part';
}

export function ReviewHead({ title, edit, size }: ReviewHeadProps) {
  const t = useTranslations('checkout');
  return (
    <div className={`${styles['head']} ${styles[size]}`}>
      <h2>{title}</h2>
      {edit === undefined ? null : (
        <Link to={edit} aria-label={t('changeThing', { title })}>
          {t('change')}
        </Link>
      )}
    </div>
  );
}
