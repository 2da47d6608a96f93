import type { CSSProperties } from 'react';
import type { StatusState } from '#web/ui/status-mark.tsx';
import colours from '../grid/state-colour.module.css';
import { StateSquare } from '../grid/state-square.tsx';
import { recordWords as t } from './record-words.ts';
import styles from './state-rail.module.css';

export interface RailStep {
  word: string;
  /** `label`: the state in words, for those who cannot see its mark. */
  mark: { state: StatusState | 'error'; label: string };
  facts: readonly [first: string, second: string];
  /** From 0 to 1: the share that is done. */
  share: number;
}

/** The states of a record side by side: mark and word, two facts, and a bar with its share. */
export function StateRail({ steps }: { steps: readonly RailStep[] }) {
  return (
    <ol className={styles['rail']} aria-label={t.progress} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ word, mark, facts, share }) => (
        <li key={word} className={colours[mark.state]} title={mark.label}>
          <i className={styles['bar']} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
          <b>
            <StateSquare mark={mark.state} />
            {word}
            <span className={styles['said']}>{mark.label}</span>
          </b>
          <p>{facts[0]}</p>
          <p className={styles['second']}>{facts[1]}</p>
        </li>
      ))}
    </ol>
  );
}
