import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleIndex } from '#domain/quick-order/article-index.ts';
import { maximumLines } from '#domain/cart/cart.ts';
import { readTable } from '#domain/quick-order/read-table.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { decodeTableFile, largestFileBytes } from './decode-table-file.ts';
import type { Report } from './import-report.tsx';
import { filled, withLines, withRefused } from './quick-rows.ts';
import type { QuickRows } from './use-quick-rows.ts';

interface TakenTable {
  /** Of the last table; null: none, or closed. */
  report: Report | null;
  take: (text: string) => void;
  takeFile: (file: File) => void;
  /** Puts refused lines into rows, to be corrected there. */
  fix: (refused: Report['refused']) => void;
  close: () => void;
}

/** Tables pasted into the grid or uploaded: their lines become rows, and a report says what became of them. */
export function useTakenTable({ rows, replace }: Pick<QuickRows, 'rows' | 'replace'>, index: ArticleIndex): TakenTable {
  const present = useRef(rows);
  useEffect(() => {
    present.current = rows;
  });
  const [report, setReport] = useState<Report | null>(null);
  const takeText = useCallback(
    async (text: string): Promise<void> => {
      const { parseTable } = await import('./parse-table.ts');
      const room = Math.max(0, maximumLines - filled(present.current).length);
      const outcome = readTable(parseTable(text), index, room);
      setReport((last) => ({ ...reportOf(outcome), id: (last?.id ?? 0) + 1 }));
      if (outcome.ok) replace((now) => withLines(now, outcome.value.lines, index));
    },
    [index, replace],
  );
  const readFile = async (file: File): Promise<void> => {
    // A file that is too large is refused before it is read.
    const decoded = decodeTableFile(
      file.size > largestFileBytes ? new Uint8Array(largestFileBytes + 1) : new Uint8Array(await file.arrayBuffer()),
    );
    if (decoded.ok) await takeText(decoded.value);
    else setReport((last) => ({ id: (last?.id ?? 0) + 1, taken: 0, merged: 0, refused: [], whole: decoded.refusal }));
  };
  return {
    report,
    take: useCallback((text) => void takeText(text), [takeText]),
    takeFile: (file) => void readFile(file),
    fix: (refused) => {
      replace((now) => withRefused(now, refused));
      setReport(null);
    },
    close: () => setReport(null),
  };
}

function reportOf(outcome: Outcome<{ lines: readonly { rows: readonly number[] }[]; refused: Report['refused'] }>): Omit<Report, 'id'> {
  if (!outcome.ok) return { taken: 0, merged: 0, refused: [], whole: outcome.refusal };
  const { lines, refused } = outcome.value;
  const taken = lines.reduce((count, line) => count + line.rows.length, 0);
  return { taken, merged: taken - lines.length, refused, whole: null };
}
