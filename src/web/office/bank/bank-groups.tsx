import { withFilter } from '#domain/list/list-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { StateSquare } from '../grid/state-square.tsx';
import { groupMarks } from './bank-view.ts';
import type { RowGroup, ShownRow } from './bank-view.ts';
import { bankTexts } from './bank-words.ts';
import styles from './bank.module.css';

interface BankGroupsProps {
  rows: readonly ShownRow[];
  view: GridView;
  onView: (view: GridView) => void;
}

const order: readonly RowGroup[] = ['clarify', 'confirm', 'books', 'booked', 'undone', 'leave'];

/** Number of rows per group; a click filters by the group, another click shows all. */
export function BankGroups({ rows, view, onView }: BankGroupsProps) {
  const counts = Map.groupBy(rows, ({ group }) => group);
  const shown = order.filter((group) => counts.has(group));
  const filter = view.filters['group'];
  const isOnly = (group: RowGroup): boolean => filter?.kind === 'values' && filter.values.length === 1 && filter.values[0] === group;
  return (
    <div className={styles['groups']}>
      {shown.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={isOnly(group)}
          onClick={() => onView({ ...view, ...withFilter(view, 'group', isOnly(group) ? null : { kind: 'values', values: [group] }) })}
        >
          <span className="num">{counts.get(group)?.length ?? 0}</span>
          <span>
            <b>
              <StateSquare mark={groupMarks[group]} /> {bankTexts.groups[group].word}
            </b>
            <small>{bankTexts.groups[group].note}</small>
          </span>
        </button>
      ))}
      <span className={styles['mix']} aria-hidden="true">
        {shown.map((group) => (
          <i key={group} data-group={group} style={{ flexGrow: counts.get(group)?.length ?? 0 }} />
        ))}
      </span>
    </div>
  );
}
