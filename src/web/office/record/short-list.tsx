import { useState } from 'react';
import type { ReactNode } from 'react';
import pageStyles from '../ui/page.module.css';
import { recordWords as t } from './record-words.ts';

interface ShortListProps<Entry> {
  entries: readonly Entry[];
  className: string | undefined;
  /** An entry's `li`. */
  children: (entry: Entry, index: number) => ReactNode;
}

const shownAtFirst = 20;

/** A list beside a record: its first entries, and a button for all of them. */
export function ShortList<Entry>({ entries, className, children }: ShortListProps<Entry>) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <ol className={className}>{shown.map(children)}</ol>
      {shown.length === entries.length ? null : (
        <button type="button" className={pageStyles['button']} onClick={() => setWhole(true)}>
          {t.showAll(entries.length)}
        </button>
      )}
    </>
  );
}
