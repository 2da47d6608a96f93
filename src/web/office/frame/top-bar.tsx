import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { AreaMark } from './area-mark.tsx';
import { officeWords as t } from './office-words.ts';
import { useTrail } from './use-trail.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  shop: 'verpackung' | 'moebel';
  otherShopUrl: string | null;
  onSearch: () => void;
  onKeys: () => void;
}

/** Search and commands, the breadcrumb with the position in the previous list, the keyboard help, the shop mode. */
export function TopBar({ shop, otherShopUrl, onSearch, onKeys }: TopBarProps) {
  const trail = useTrail();
  return (
    <div className={styles['top']}>
      <button type="button" className={styles['find']} onClick={onSearch} aria-keyshortcuts="Control+K">
        <AreaMark name="search" />
        <span>{t.searchOrCommand}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {trail === null ? null : (
        <nav className={styles['trail']} aria-label={t.trail}>
          <Link to={trail.listAddress}>{trail.list}</Link>
          <span aria-hidden="true">/</span>
          <b>{trail.record}</b>
          {trail.place === null ? null : (
            <>
              <Step to={trail.place.before} label={t.before} letter="K" />
              <Step to={trail.place.after} label={t.after} letter="J" />
              <span>{t.placeOf(trail.place.number, trail.place.total)}</span>
            </>
          )}
        </nav>
      )}
      <button type="button" className={styles['keys']} onClick={onKeys} aria-label={t.keys} aria-keyshortcuts="?">
        <kbd>?</kbd> <span>{t.keys}</span>
      </button>
      <nav className={styles['modes']} aria-label={t.shopMode}>
        {(['verpackung', 'moebel'] as const)
          .filter((mode) => mode === shop || otherShopUrl !== null)
          .map((mode) => (
            <a
              key={mode}
              className={styles[mode]}
              href={mode === shop ? paths.office : `${otherShopUrl}${paths.office}`}
              aria-current={mode === shop ? 'true' : undefined}
            >
              {t.modes[mode]}
            </a>
          ))}
      </nav>
    </div>
  );
}

function Step({ to, label, letter }: { to: string | null; label: string; letter: string }) {
  return to === null ? (
    <kbd className={styles['end']}>{letter}</kbd>
  ) : (
    <Link to={to} aria-label={label} aria-keyshortcuts={letter}>
      <kbd>{letter}</kbd>
    </Link>
  );
}
