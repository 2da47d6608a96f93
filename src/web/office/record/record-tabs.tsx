import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { groupedText } from '#domain/money/money-text.ts';
import { recordWords as t } from './record-words.ts';
import styles from './record-tabs.module.css';

export interface RecordPart {
  key: string;
  word: string;
  /** Number of items in the part. */
  count?: number;
  content: ReactNode;
}

/** A part with an address of its own. */
export interface RecordLink {
  word: string;
  to: string;
}

interface RecordTabsProps {
  parts: readonly RecordPart[];
  links?: readonly RecordLink[];
}

/** The parts of a record as tabs. In print they all follow one another. */
export function RecordTabs({ parts, links = [] }: RecordTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(parts[0]?.key ?? '');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = parts.findIndex(({ key }) => key === chosen);
    const next = parts[(at + step + parts.length) % parts.length];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.key);
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  return (
    <>
      <div className={styles['tabs']}>
        <div role="tablist" tabIndex={-1} aria-label={t.parts} onKeyDown={onKeyDown}>
          {parts.map(({ key, word, count }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}${key}`}
              aria-controls={`${id}${key}-part`}
              aria-selected={key === chosen}
              tabIndex={key === chosen ? 0 : -1}
              onClick={() => setChosen(key)}
            >
              {word}
              {count === undefined ? null : <b>{groupedText(count)}</b>}
            </button>
          ))}
        </div>
        {links.map(({ word, to }) => (
          <Link key={to} to={to}>
            {word}
          </Link>
        ))}
      </div>
      {parts.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}-part`}
          aria-labelledby={`${id}${key}`}
          className={`${styles['part']} ${key === chosen ? '' : styles['hidden']}`}
        >
          {content}
        </div>
      ))}
    </>
  );
}
