import { Link, useLocation } from 'react-router';
import { AreaMark } from './area-mark.tsx';
import type { Area } from './screen.ts';
import { officeWords as t } from './office-words.ts';
import styles from './area-bar.module.css';

const most = 4;

/** On a phone: the areas and the search, within reach of the thumb. */
export function AreaBar({ areas, onSearch }: { areas: readonly Area[]; onSearch: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles['bar']} aria-label={t.areas}>
      {areas.slice(0, most).flatMap(({ word, mark, screens: [first, ...others] }) => {
        if (first === undefined) return [];
        const isHere = [first, ...others].some(({ path, key }) => (key === 'today' ? pathname === path : pathname.startsWith(path)));
        return [
          <Link key={mark} to={first.path} aria-current={isHere ? 'page' : undefined}>
            <AreaMark name={mark} />
            {word ?? first.word}
          </Link>,
        ];
      })}
      <button type="button" onClick={onSearch}>
        <AreaMark name="search" />
        {t.search}
      </button>
    </nav>
  );
}
