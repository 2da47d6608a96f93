import { useTranslations } from 'use-intl';
import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';
import hidden from './visually-hidden.module.css';

interface BreadcrumbProps {
  items: readonly { label: string; to?: string | undefined }[];
  /** The title below repeats the last item, so that is for screen readers only. */
  titled?: boolean;
}

/** The path to this page; the last item is the page itself and not a link. */
export function Breadcrumb({ items, titled = false }: BreadcrumbProps) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles['trail']}>
        {items.map((item, position) => (
          <li
            key={item.to ?? item.label}
            className={titled && position > 0 && position === items.length - 1 ? hidden['hidden'] : undefined}
          >
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
