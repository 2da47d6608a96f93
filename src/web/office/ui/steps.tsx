import styles from './steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly { word: string; note: string }[];
  /** Counted from 0. */
  place: number;
}

/** Progress of something that goes step by step. */
export function Steps({ label, steps, place }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ word, note }, index) => (
        <li key={word} aria-current={index === place ? 'step' : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{word}</b>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
