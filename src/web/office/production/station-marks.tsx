import type { WorkOrder } from '#contract/work-order.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { stationWords, stepWords } from './production-words.ts';
import styles from './production.module.css';

/** Progress of each station: empty, half or full square before its name. */
export function StationMarks({ work: { goods, steps } }: { work: Pick<WorkOrder, 'goods' | 'steps'> }) {
  return (
    <ul className={styles['stations']}>
      {steps.map(({ station, state }) => (
        <li key={station} data-state={state}>
          {stationWords[goods][station]}
          <VisuallyHidden>{`: ${stepWords[state]}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
