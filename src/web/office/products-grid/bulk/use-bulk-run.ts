import { useRef, useState } from 'react';
import type { RowId } from '../../grid/rules/column.ts';
import type { RowWrite } from '../../grid/rules/save.ts';
import type { SaveRows } from '../../grid/use-edits.ts';

export interface BulkOutcome {
  readonly state: 'idle' | 'running' | 'over' | 'lost';
  readonly all: number;
  /** Versions created by the change. */
  readonly versions: ReadonlyMap<RowId, number>;
  /** Why rows were not changed. */
  readonly failures: ReadonlyMap<RowId, string>;
}

const idle: BulkOutcome = { state: 'idle', all: 0, versions: new Map(), failures: new Map() };

/** Rows per write: few enough not to keep others waiting. */
const blockLength = 250;

/** Runs block by block; can be stopped between two of them. */
export function useBulkRun(save: SaveRows) {
  const [outcome, setOutcome] = useState<BulkOutcome>(idle);
  const isStopped = useRef(false);
  const run = async (writes: readonly RowWrite[]): Promise<void> => {
    isStopped.current = false;
    const versions = new Map<RowId, number>();
    const failures = new Map<RowId, string>();
    const tell = (state: BulkOutcome['state']): void =>
      setOutcome({ state, all: writes.length, versions: new Map(versions), failures: new Map(failures) });
    tell('running');
    try {
      for (let start = 0; start < writes.length && !isStopped.current; start += blockLength) {
        for (const answer of await save(writes.slice(start, start + blockLength))) {
          if (answer.ok) versions.set(answer.id, answer.version);
          else failures.set(answer.id, answer.errors.map(({ message }) => message).join(' '));
        }
        tell('running');
      }
      tell('over');
    } catch {
      tell('lost');
    }
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  return { outcome, run, stop };
}
