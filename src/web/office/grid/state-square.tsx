import type { Choice } from './rules/column.ts';
import colours from './state-colour.module.css';
import styles from './state-square.module.css';

/** The office's mark of a state: empty, half, full, dot, struck, exclamation. Always accompanied by its word. */
export function StateSquare({ mark }: { mark: NonNullable<Choice['mark']> }) {
  return <span className={`${styles['square']} ${styles[mark] ?? ''} ${colours[mark]}`} aria-hidden="true" />;
}
