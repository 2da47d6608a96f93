import { NavLink } from 'react-router';
import control from '../grid/control.module.css';
import { screenOf } from './areas.ts';
import type { ScreenKey } from './areas.ts';
import styles from './list-tabs.module.css';

/** The lists of a screen that has several. */
export function ListTabs({ screen }: { screen: ScreenKey }) {
  const { word, path, lists = [] } = screenOf(screen);
  return (
    <nav className={`${control['segments']} ${styles['tabs']}`} aria-label={word}>
      {lists.map((list) => (
        <NavLink key={list.word} end className={control['segment'] ?? ''} to={'path' in list ? list.path : path}>
          {list.word}
        </NavLink>
      ))}
    </nav>
  );
}
