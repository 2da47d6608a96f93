/** The head of every page below /favoriten: tabs, name, one sentence. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root.tsx';
import { PageHead } from '../layout/page-head.tsx';
import styles from './favourites-frame.module.css';
import { mayQuickOrder } from './require-log-in.ts';

interface FavouritesFrameProps {
  tab: 'root' | 'own' | 'last' | 'quick';
  lead: string;
  children: ReactNode;
}

const addresses = {
  root: '/favoriten',
  own: '/favoriten/meine-produkte',
  last: '/favoriten/zuletzt-bestellt',
  quick: '/favoriten/quick-order',
} as const;

export function FavouritesFrame({ tab, lead, children }: FavouritesFrameProps) {
  const t = useTranslations('favourites');
  const root = useRootData();
  const tabs = (['root', 'own', 'last', 'quick'] as const).filter((each) => each !== 'quick' || mayQuickOrder(root?.session ?? null));
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead title={`${t(`tabs.${tab}`)} | ${root?.profile.domain ?? ''}`} noIndex />
      <nav className={styles['tabs']} aria-label={t('menu')}>
        <ul>
          {tabs.map((each) => (
            <li key={each}>
              <NavLink to={addresses[each]} end>
                {t(`tabs.${each}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{t(`tabs.${tab}`)}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </div>
  );
}
