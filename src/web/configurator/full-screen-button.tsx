/** Shows the picture with its buttons full screen, and back. */
import type { RefObject } from 'react';
import { useLocale } from 'use-intl';
import type { Language } from '#domain/language/language.ts';
import styles from './full-screen.module.css';
import { useFullScreen } from './use-full-screen.ts';

/** Loaded with the button, not with every page. */
const names: Readonly<Record<Language, { open: string; close: string }>> = {
  de: { open: 'Ganzer Bildschirm', close: 'Ganzen Bildschirm verlassen' },
  fr: { open: 'Plein écran', close: 'Quitter le plein écran' },
  en: { open: 'Full screen', close: 'Leave full screen' },
};

const outlines = {
  open: 'M3 3h13v5H8v8H3zM24 3h13v13h-5V8h-8zM3 24h5v8h8v5H3zM32 24h5v13H24v-5h8z',
  close: 'M11 3h5v13H3v-5h8zM24 3h5v8h8v5H24zM3 24h13v13h-5v-8H3zM24 24h13v5h-8v8h-5z',
} as const;

export default function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const language = useLocale();
  const { isFull, toggle } = useFullScreen(of, styles['stage'] ?? '');
  const sign = isFull ? 'close' : 'open';
  const name = names[language][sign];
  return (
    <button type="button" className={styles['button']} aria-label={name} title={name} onClick={toggle}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={outlines[sign]} />
      </svg>
    </button>
  );
}
