import { NavLink } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { useRootData } from '#web/root-data.ts';
import control from '../grid/control.module.css';
import { screenOf } from './areas.ts';
import type { ScreenKey } from './screen.ts';
import styles from './list-tabs.module.css';

/** The lists of a screen that has several, only those the user may enter. */
export function ListTabs({ screen }: { screen: ScreenKey }) {
  const { word, path, lists = [] } = screenOf(screen);
  const perm = useRootData()?.session?.perm ?? [];
  const open = lists.filter((list) => !('ability' in list) || list.ability === undefined || holdsAbility(perm, list.ability));
  return (
    <nav className={`${control['segments']} ${styles['tabs']}`} aria-label={word}>
      {open.map((list) => (
        <NavLink key={list.word} end className={control['segment'] ?? ''} to={'path' in list ? list.path : path}>
          {list.word}
        </NavLink>
      ))}
    </nav>
  );
}
