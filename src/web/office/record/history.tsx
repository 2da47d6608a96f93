import type { ReactNode } from 'react';
import { instantText } from '../text/instant-text.ts';
import { recordWords as t } from './record-words.ts';
import { ShortList } from './short-list.tsx';
import styles from './history.module.css';
import { PersonName } from '../people/person-names.tsx';

/** More changes than a record is likely ever to have, and the most that a call answers. */
export const wholeHistory = { perPage: 500 } as const;

export interface HistoryLine {
  at: string;
  who: string;
  /** What happened, `before → after` if a value changed. */
  what: ReactNode;
  /** Text written by a person. */
  text?: string;
}

interface RecordHistoryProps {
  lines: readonly HistoryLine[];
  /** Also says that nothing was changed yet; otherwise an empty history is not shown. */
  always?: boolean;
}

/** The history of a record, newest first: when, who, what. */
export function RecordHistory({ lines, always = false }: RecordHistoryProps) {
  if (lines.length === 0 && !always) return null;
  return (
    <section>
      <h2>{t.history}</h2>
      {lines.length === 0 ? <p className={styles['none']}>{t.noHistory}</p> : null}
      <ShortList className={styles['history']} entries={lines}>
        {(line, index) => (
          <li key={`${line.at} ${index}`}>
            <time dateTime={line.at}>{instantText(line.at)}</time>
            <HistoryText line={line} />
          </li>
        )}
      </ShortList>
    </section>
  );
}

/** What happened, and who did it. */
export function HistoryText({ line: { who, what, text } }: { line: HistoryLine }) {
  return (
    <div>
      <span>{what}</span>
      {text === undefined ? null : <p>{text}</p>}
      {who === '' ? null : (
        <small>
          <PersonName who={who} />
        </small>
      )}
    </div>
  );
}
