import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './status-mark.module.css';

export type StatusState = 'open' | 'part' | 'done' | 'canceled' | 'working';

/** Square glyph, word and colour: empty, half, full, struck, outlined. `bare` leaves the word to screen readers only. */
export function StatusMark({ state, label, bare = false }: { state: StatusState; label: string; bare?: boolean | undefined }) {
  if (bare) {
    return (
      <span className={`${styles['square']} ${styles[state]}`} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={`${styles['chip']} ${styles[state]}`}>
      <span className={`${styles['square']} ${styles[state]}`} aria-hidden="true" />
      {label}
    </span>
  );
}
