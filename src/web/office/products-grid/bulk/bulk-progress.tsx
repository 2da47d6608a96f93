import type { RowId } from '../../grid/rules/column.ts';
import { productWords } from '../product-words.ts';
import type { BulkVerb } from './bulk-plan.ts';
import type { BulkOutcome } from './use-bulk-run.ts';
import styles from '../products.module.css';

const t = productWords.bulk;
const shownFailures = 20;

interface BulkProgressProps {
  verb: BulkVerb;
  change: BulkOutcome;
  undo: BulkOutcome;
  /** Article numbers. */
  names: ReadonlyMap<RowId, string>;
}

/** Progress, result, and the products that were not changed. */
export function BulkProgress({ verb, change, undo, names }: BulkProgressProps) {
  const outcome = undo.state === 'idle' ? change : undo;
  if (outcome.state === 'idle') return null;
  const { state, all, versions, failures } = outcome;
  const finished = versions.size + failures.size;
  const words = outcome === undo ? t.undone : t.done[verb];
  const rest = state === 'over' ? all - finished : 0;
  return (
    <>
      {state === 'running' ? (
        <>
          <progress className={styles['progress']} value={finished} max={all} aria-label={t.running(finished, all)} />
          <p role="status">{t.running(finished, all)}</p>
        </>
      ) : (
        <p role="status">
          {words(versions.size)}
          {failures.size === 0 ? '' : `, ${t.failed(failures.size)}`}
          {rest === 0 ? '' : `, ${t.stopped(rest)}`}
        </p>
      )}
      {state === 'lost' ? <p role="alert">{t.lost}</p> : null}
      <ul>
        {[...failures].slice(0, shownFailures).map(([id, why]) => (
          <li key={id} className={styles['wrong']}>
            {names.get(id)}: {why}
          </li>
        ))}
      </ul>
    </>
  );
}
