import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useMenu } from '../page/use-menu.ts';
import styles from './ways-on.module.css';

/** Ways on when a search finds nothing: the catalogue, the packaging finder, a person. */
export function WaysOn({ text }: { text: string }) {
  const t = useTranslations('search');
  const menu = useMenu();
  const profile = useRootData()?.profile;
  return (
    <div>
      <p className={styles['text']}>{text}</p>
      <div className={styles['columns']}>
        <section>
          <h2>{t('byCategory')}</h2>
          <ul>
            {menu.map(({ id, url, name }) => (
              <li key={id}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
        {profile?.shop === 'verpackung' ? (
          <section>
            <h2>{t('byFit')}</h2>
            <p className="small">{t('byFitText')}</p>
            <Link to={paths.fit}>{t('byFit')}</Link>
          </section>
        ) : null}
        {profile ? (
          <section>
            <h2>{t('byPhone')}</h2>
            <p className="small">{profile.openingHours}</p>
            <a href={`tel:${profile.phone.replace(/^0/, '+41').replaceAll(/[^\d+]/g, '')}`}>{profile.phone}</a>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </section>
        ) : null}
      </div>
    </div>
  );
}
