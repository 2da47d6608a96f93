/** Shows the picture with its buttons on the whole screen, and brings it back. */
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './picture-field.module.css';
import { useFullScreen } from './use-full-screen.ts';

const outlines = {
  open: 'M3 3h13v5H8v8H3zM24 3h13v13h-5V8h-8zM3 24h5v8h8v5H3zM32 24h5v13H24v-5h8z',
  close: 'M11 3h5v13H3v-5h8zM24 3h5v8h8v5H24zM3 24h13v13h-5v-8H3zM24 24h13v5h-8v8h-5z',
} as const;

export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const t = useTranslations('configurator');
  const { isFull, toggle } = useFullScreen(of);
  const name = t(isFull ? 'leaveFullScreen' : 'fullScreen');
  return (
    <button type="button" className={styles['whole']} aria-label={name} title={name} onClick={toggle}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={isFull ? outlines.close : outlines.open} />
      </svg>
    </button>
  );
}
