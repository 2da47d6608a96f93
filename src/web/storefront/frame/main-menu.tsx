import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NavLink } from '#web/ui/link.tsx';
import type { MenuEntry } from '../page/category-menu.ts';
import styles from './main-menu.module.css';
import { usePrefetch } from './use-prefetch.ts';

/** The catalogue and the pages beside it, with their subpages; opens on hover and with the keyboard, closes with Escape. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTranslations('shell');
  const prefetch = usePrefetch();
  const [dismissed, setDismissed] = useState<number | null>(null);
  return (
    <nav className={styles['nav']} aria-label={t('range')}>
      <ul>
        {entries.map((entry) => (
          // Handles events of the links inside it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={entry.id}
            className={dismissed === entry.id ? styles['dismissed'] : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setDismissed(entry.id);
            }}
            onMouseLeave={() => setDismissed(null)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(null);
            }}
            onClick={() => setDismissed(entry.id)}
          >
            <NavLink to={entry.url} prefetch={prefetch}>
              {entry.name}
            </NavLink>
            {entry.children.length > 0 ? (
              <ul className={styles['sub']} aria-label={t('rangeMenu', { name: entry.name })}>
                {entry.children.map((child) => (
                  <li key={child.id}>
                    <NavLink to={child.url} prefetch={prefetch}>
                      {child.name}
                    </NavLink>
                    {child.children.length > 0 ? (
                      <ul aria-label={t('rangeMenu', { name: child.name })}>
                        {child.children.map((below) => (
                          <li key={below.id}>
                            <NavLink to={below.url} prefetch={prefetch}>
                              {below.name}
                            </NavLink>
                          </li>
                        ))}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
