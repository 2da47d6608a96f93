import { Link, useNavigate } from 'react-router';
import type { Desk } from '#domain/access/desk.ts';
import { screenOf } from '../frame/areas.ts';
import type { ScreenKey } from '../frame/screen.ts';
import { addressOfView } from './today-view.ts';
import type { TodayView } from './today-view.ts';
import { todayWords as t } from './today-words.ts';
import styles from './desk-bar.module.css';

export interface DeskCount {
  desk: Desk;
  /** What waits there. */
  count: number;
}

interface DeskBarProps {
  /** The own one first; at least one. */
  desks: readonly DeskCount[];
  view: TodayView;
  /** Number of deeds of the day at the open desk. */
  done: number;
  /** What waits at the open desk, by screen; on a phone one of them can be picked. */
  kinds: readonly { screen: ScreenKey; count: number }[];
  only: ScreenKey | null;
  onOnly: (only: ScreenKey | null) => void;
}

/** The desks as tabs, and at the right end what else the list can show. On a phone the desk is chosen from a list, and pills pick one kind of task. */
export function DeskBar({ desks, view, done, kinds, only, onOnly }: DeskBarProps) {
  const navigate = useNavigate();
  const own = desks[0]?.desk ?? null;
  const addressOf = (change: Partial<TodayView>): string => addressOfView({ ...view, ...change }, own);
  const show = (change: Partial<TodayView>): void => void navigate(addressOf(change), { replace: true, preventScrollReset: true });
  const open = desks.find(({ desk }) => desk === view.desk);
  const pill = (screen: ScreenKey | null, word: string, count: number) => (
    <button key={word} type="button" className={styles['pill']} aria-pressed={!view.done && only === screen} onClick={() => pick(screen)}>
      {word} {count}
    </button>
  );
  const pick = (screen: ScreenKey | null): void => {
    onOnly(screen);
    if (view.done) show({ done: false });
  };
  return (
    <div className={styles['bar']}>
      {desks.length === 1 ? null : (
        <label className={styles['choice']}>
          <span className={styles['spoken']}>{t.desks}</span>
          <select value={view.desk ?? ''} onChange={({ target }) => show({ desk: target.value as Desk, done: false })}>
            {desks.map(({ desk, count }) => (
              <option key={desk} value={desk}>
                {t.desk[desk]} {count}
              </option>
            ))}
          </select>
        </label>
      )}
      <nav className={styles['tabs']} aria-label={t.desks}>
        {desks.map(({ desk, count }) => (
          <Link
            key={desk}
            to={addressOf({ desk, done: false })}
            aria-current={desk === view.desk && !view.done ? 'page' : undefined}
            preventScrollReset
          >
            {t.desk[desk]} {count}
          </Link>
        ))}
      </nav>
      <div className={styles['more']}>
        <span className={styles['pills']}>
          {pill(null, t.allKinds, open?.count ?? 0)}
          {kinds.length < 2 ? null : kinds.map(({ screen, count }) => pill(screen, screenOf(screen).word, count))}
        </span>
        <label className={styles['mine']} title={t.mineHint}>
          {t.mine} <input type="checkbox" checked={view.mine} onChange={({ target }) => show({ mine: target.checked })} />
        </label>
        <Link
          className={styles['done']}
          to={addressOf({ done: !view.done })}
          aria-current={view.done ? 'page' : undefined}
          preventScrollReset
        >
          {t.done} {done}
        </Link>
      </div>
    </div>
  );
}
