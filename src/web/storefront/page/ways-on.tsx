import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { Link } from '#web/ui/link.tsx';
import { useContentMenu } from './content-menu.ts';
import styles from './error-page.module.css';
import { phoneHref } from './phone-href.ts';
import { useMenu } from './use-menu.ts';

/** For visitors with an outdated or mistyped address: the catalogue, and a number to call. */
export default function WaysOn() {
  const t = useTranslations('shell');
  const profile = useRootData()?.profile;
  const entries = [...useMenu(), ...useContentMenu(profile?.shop ?? 'verpackung')];
  return (
    <nav className={`wrap ${styles['ways']}`} aria-labelledby="ways-title">
      <h2 id="ways-title">{t('notFoundWays')}</h2>
      <ul>
        {entries.map(({ id, name, url }) => (
          <li key={id}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.contact}>{t('kontakt')}</Link>
        </li>
      </ul>
      {profile ? (
        <p>
          <a href={phoneHref(profile.phone)}>{t('notFoundCall', { phone: profile.phone })}</a>
        </p>
      ) : null}
    </nav>
  );
}
