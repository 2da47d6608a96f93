import { Link } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';
import type { Area } from '../frame/screen.ts';
import { todayWords as t } from './today-words.ts';
import styles from './today-page.module.css';

interface NothingWaitsProps {
  areas: readonly Area[];
  perm: readonly number[];
  roles: readonly string[];
}

/** Shown when there is nothing to do: links to the screens this user may open, and to the shop's catalogue. */
export function NothingWaits({ areas, perm, roles }: NothingWaitsProps) {
  const links = areas.flatMap(({ screens }) => screens).filter(({ key }) => key !== 'today');
  const creates = holdsAbility(perm, 'createProductInConfigurator');
  const works = holdsAbility(perm, 'work');
  return (
    <section className={styles['empty']}>
      <h2>{t.nothing}</h2>
      <p>{t.nothingText}</p>
      {roles.length === 0 ? null : <p>{t.signedInAs(roles.join(', '))}</p>}
      <ul>
        {links.map(({ key, path, word }) => (
          <li key={key}>
            <Link to={path}>{word}</Link>
          </li>
        ))}
        {creates || works ? (
          <li>
            <Link to={paths.category} reloadDocument>
              {t.range}
            </Link>
            {`: ${creates ? t.rangeForCatalog : t.rangeForWorkshop}`}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
