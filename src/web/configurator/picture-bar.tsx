/** The bar over the picture: its views, what is switched on, further buttons. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './picture-field.module.css';
import { isSide, tabsOf } from './picture-tabs.ts';
import type { Tab } from './picture-tabs.ts';
import { SpaceSwitches } from './space-switches.tsx';
import type { PictureSwitches } from './use-picture-switches.ts';

interface PictureBarProps {
  flat: boolean;
  tab: Tab;
  onTab: (tab: Tab) => void;
  switches: PictureSwitches;
  hasGoods: boolean;
  /** The 3D view is open. */
  inSpace: boolean;
  /** Before all other buttons. */
  lead: ReactNode;
  /** After the switches: what is done with the picture. */
  children: ReactNode;
  /** At the very end. */
  tail: ReactNode;
}

export function PictureBar({ flat, tab, onTab, switches, hasGoods, inSpace, lead, children, tail }: PictureBarProps) {
  const t = useTranslations('configurator');
  const { dimensions, inside } = switches;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('picture')}>
      <span className={styles['set']}>
        {lead}
        {tabsOf(flat).map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={() => onTab(id)}
            className={isSide(id) ? styles['sides'] : undefined}
          >
            {t(flat && id === 'drawing' ? 'tab.blank' : `tab.${id}`)}
          </button>
        ))}
      </span>
      <span className={styles['set']}>
        {(!flat || tab !== 'drawing') && (
          <button type="button" aria-pressed={dimensions} onClick={switches.switchDimensions}>
            {t('dimensions')}
          </button>
        )}
        {hasGoods && !isSide(tab) && (
          <button type="button" className={inSpace ? undefined : styles['inside']} aria-pressed={inside} onClick={switches.switchInside}>
            {t('goodsInside')}
          </button>
        )}
      </span>
      {inSpace && <SpaceSwitches switches={switches} place="inBar" />}
      <span className={`${styles['set']} ${styles['actions']}`}>
        {children}
        {tail}
      </span>
    </div>
  );
}
