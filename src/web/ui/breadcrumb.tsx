import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './breadcrumb.module.css';

/** Where we are; the last item is this page and no link. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: string | undefined }[] }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles['trail']}>
        {items.map((item, position) => (
          <li key={item.to ?? item.label}>
            {item.to === undefined || position === items.length - 1 ? (
              <span aria-current={position === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
