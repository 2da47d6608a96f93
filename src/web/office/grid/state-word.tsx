import type { ReactNode } from 'react';
import type { Choice } from './rules/column.ts';
import { StateSquare } from './state-square.tsx';
import colours from './state-colour.module.css';
import styles from './state-word.module.css';

export type StateMark = NonNullable<Choice['mark']>;

/** A state as mark and word, in its colour. */
export function StateWord({ mark, children }: { mark: StateMark; children: ReactNode }) {
  return (
    <span className={`${styles['state']} ${colours[mark]}`}>
      <StateSquare mark={mark} />
      {children}
    </span>
  );
}
