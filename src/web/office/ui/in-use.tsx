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
  return (
    <small className={styles['inUse']}>
      {'In Gebrauch, darum nicht zu löschen: '}
      <UsesInLine uses={uses} />
    </small>
  );
}

/** The first of them. `more`: there are more than these. */
export function UsesInLine({ uses, more = false }: { uses: readonly ShownUse[]; more?: boolean }) {
  // "And one more" would take as much room as the one.
  const shown = uses.length === mostShown + 1 ? uses : uses.slice(0, mostShown);
  const left = uses.length - shown.length;
  return (
    <>
      {shown.map(({ name, path }, index) => (
        <span key={`${path} ${name}`}>
          {index === 0 ? '' : ', '}
          {path === null ? name : <Link to={path}>{name}</Link>}
        </span>
      ))}
      {left > 0 ? ` und ${more ? 'mehr als ' : ''}${left} weitere` : ''}
    </>
  );
}
