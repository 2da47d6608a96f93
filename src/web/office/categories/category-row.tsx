import type { ReactNode } from 'react';
import { groupedText } from '#domain/money/money-text.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './category-tree.module.css';
import { categoryWords as t } from './category-words.ts';
import type { TreeRow } from './tree-rows.ts';
import type { RowDrag } from './use-tree-drag.ts';

interface CategoryRowProps extends RowDrag {
  row: TreeRow;
  isSelected: boolean;
  /** Whether the Tab key leads to it. */
  isCurrent: boolean;
  mayDrag: boolean;
  /** Its name being typed; null: not now. */
  children: ReactNode;
}

/** The tree handles keys and clicks and finds the category by `data-id`. */
export function CategoryRow({ row, isSelected, isCurrent, mayDrag, isDragged, landing, children, ...events }: CategoryRowProps) {
  const { record, level, hasChildren, isOpen, isHidden } = row;
  const classes = [
    styles['row'],
    isHidden ? styles['faded'] : '',
    isDragged ? styles['dragged'] : '',
    landing === null ? '' : styles[landing],
  ];
  return (
    <li
      role="treeitem"
      data-id={record.id}
      aria-level={level}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      draggable={record.parentId !== null && mayDrag}
      className={classes.join(' ')}
      style={{ paddingInlineStart: 12 + (level - 1) * 20 }}
      {...events}
    >
      <span className={styles['twist']} aria-hidden="true" data-twist>
        {hasChildren ? (isOpen ? '▾' : '▸') : ''}
      </span>
      {children ?? <span className={level === 1 || isSelected ? styles['strong'] : styles['name']}>{record.name.de}</span>}
      {isHidden ? <VisuallyHidden>{t.isHidden}</VisuallyHidden> : null}
      <span className={styles['count']} aria-label={t.articles(record.articleCountBelow)}>
        {groupedText(record.articleCountBelow)}
      </span>
    </li>
  );
}

const focusAll = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** `onDone`: empty if the old name stays. */
export function NameField({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  return (
    <input
      ref={focusAll}
      aria-label={t.rename(name)}
      className={styles['rename']}
      defaultValue={name}
      maxLength={100}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') onDone(event.currentTarget.value);
        if (event.key === 'Escape') onDone('');
      }}
    />
  );
}
