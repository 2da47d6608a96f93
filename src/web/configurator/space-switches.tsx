/** What only the 3D view can do: a cut, and a person beside the product. In the bar on narrow screens, below the picture on wide ones. */
import { useTranslations } from 'use-intl';
import styles from './picture-field.module.css';
import type { PictureSwitches } from './use-picture-switches.ts';

interface SpaceSwitchesProps {
  switches: PictureSwitches;
  place: 'inBar' | 'below';
}

export function SpaceSwitches({ switches, place }: SpaceSwitchesProps) {
  const t = useTranslations('configurator');
  const { section, figure } = switches;
  return (
    <span className={`${styles['set']} ${styles[place]}`}>
      <button type="button" aria-pressed={section !== null} onClick={switches.switchSection}>
        {t('section')}
      </button>
      <button type="button" aria-pressed={figure} onClick={switches.switchFigure}>
        {t('figure')}
      </button>
    </span>
  );
}
