import { Fragment } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { logOut } from '#contract/session.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { AreaMark } from './area-mark.tsx';
import type { Area, Screen, ScreenKey } from './screen.ts';
import { officeWords as t } from './office-words.ts';
import styles from './side-menu.module.css';

type Waiting = Partial<Record<ScreenKey, number>>;

interface SideMenuProps {
  areas: readonly Area[];
  waiting: Waiting;
  name: string;
  roles: readonly string[];
}

/** Logs out of the office as customers do in the shop: goes to the home page as a fresh document without any session state. */
async function leave(): Promise<void> {
  await call(logOut, {});
  location.assign('/');
}

/** Wide: all screens below their area. Narrow: one icon per area, its screens fly out beside it. */
export function SideMenu({ areas, waiting, name, roles }: SideMenuProps) {
  return (
    <header className={styles['side']}>
      <a className={styles['logo']} href="/" aria-label={t.toShop}>
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d="M0 0h44v44H0z" className={styles['plate']} />
          <path d="M6 6h8v32H6zM17 20 30 6h9L24 22zM17 24l4-4 18 18h-9z" className={styles['letter']} />
        </svg>
        <span aria-hidden="true">Kistenwerk</span>
      </a>
      <nav aria-label={t.navigation}>
        <ul>
          {areas.map((area) => (
            <AreaEntry key={area.mark} area={area} waiting={waiting} />
          ))}
        </ul>
      </nav>
      <div className={styles['who']}>
        <Link to={paths.officeAccount} aria-label={t.ownAccount(name)}>
          <b>{name}</b>
        </Link>
        {roles.length === 0 ? null : <small>{roles.join(', ')}</small>}
        <button type="button" onClick={() => void leave()}>
          {t.logOut}
        </button>
      </div>
    </header>
  );
}

function AreaEntry({ area, waiting }: { area: Area; waiting: Waiting }) {
  const { pathname } = useLocation();
  const isHere = area.screens.some((screen) => isAt(pathname, screen));
  const [first] = area.screens;
  const count = area.screens.reduce((sum, { key }) => sum + (waiting[key] ?? 0), 0);
  return (
    <li className={styles['area']}>
      {area.word === null ? null : <h2>{area.word}</h2>}
      <Link to={first?.path ?? paths.office} className={styles['mark'] ?? ''} aria-current={isHere ? 'page' : undefined}>
        <AreaMark name={area.mark} />
        <span>{area.word ?? first?.word}</span>
        <Count of={count} />
      </Link>
      <ul className={styles['screens']}>
        {area.screens.map((screen) => (
          <Fragment key={screen.key}>
            <li>
              <NavLink to={screen.path} end={screen.key === 'today'} aria-current={isAt(pathname, screen) ? 'page' : undefined}>
                {screen.word}
                <Count of={waiting[screen.key] ?? 0} />
              </NavLink>
            </li>
            {(screen.parts ?? []).map((part) => (
              <li key={part.word}>
                <Link to={part.path}>{part.word}</Link>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </li>
  );
}

function Count({ of }: { of: number }) {
  return of === 0 ? null : (
    <b className={styles['count']}>
      <span aria-hidden="true">{groupedText(of)}</span>
      <span className={styles['spoken']}>{t.waiting(of)}</span>
    </b>
  );
}

function isAt(pathname: string, { path, key }: Screen): boolean {
  const [here, there] = [pathname.toLowerCase(), path.toLowerCase()];
  return here === there || here === `${there}/` || (key !== 'today' && here.startsWith(`${there}/`));
}
