import { Link } from 'react-router';
import styles from './page.module.css';

export interface ShownUse {
  name: string;
  /** Null: on this very page. */
  path: string | null;
}

const mostShown = 5;

/** Why something cannot be deleted: what uses it, with the way there. */
export function InUse({ uses }: { uses: readonly ShownUse[] }) {
  // "And one more" would take as much room as the one.
  const shown = uses.length === mostShown + 1 ? uses : uses.slice(0, mostShown);
  return (
    <small className={styles['inUse']}>
      {'In Gebrauch, darum nicht zu löschen: '}
      {shown.map(({ name, path }, index) => (
        <span key={`${path} ${name}`}>
          {index === 0 ? '' : ', '}
          {path === null ? name : <Link to={path}>{name}</Link>}
        </span>
      ))}
      {uses.length > shown.length ? ` und ${uses.length - shown.length} weitere` : ''}
    </small>
  );
}
