/** The category tree, by mouse and by keyboard: everything that can be dragged can also be moved with Alt and the arrows. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import styles from './category-tree.module.css';
import { categoryWords as t } from './category-words.ts';
import { CategoryRow, NameField } from './category-row.tsx';
import { keyMove } from './tree-rows.ts';
import type { MoveKey, TreeRow } from './tree-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';

interface CategoryTreeProps {
  records: readonly CategoryRecord[];
  rows: readonly TreeRow[];
  selected: number | null;
  onSelect: (id: number) => void;
  onOpen: (id: number, isOpen: boolean) => void;
  onMove: (id: number, move: CategoryMove) => void;
  onRename: (record: CategoryRecord, name: string) => void;
  onShow: (record: CategoryRecord) => void;
  onCreate: (parentId: number) => void;
}

const moveKeys: Readonly<Record<string, MoveKey>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

export function CategoryTree(props: CategoryTreeProps) {
  const { records, rows, selected, onSelect, onOpen, onMove, onRename, onShow, onCreate } = props;
  const [renaming, setRenaming] = useState<number | null>(null);
  const dragging = useTreeDrag(records, onMove);
  const list = useRef<HTMLUListElement>(null);
  const current = rows.some(({ record }) => record.id === selected) ? selected : (rows[0]?.record.id ?? null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current && renaming === null) list.current?.querySelector<HTMLElement>(`[data-id="${current}"]`)?.focus();
    wantsFocus.current = false;
  });
  const go = (row: TreeRow | undefined): void => {
    if (row === undefined) return;
    wantsFocus.current = true;
    onSelect(row.record.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const at = rows.findIndex(({ record }) => record.id === current);
    const row = rows[at];
    if (row === undefined || renaming !== null || event.ctrlKey || event.metaKey) return;
    const { record } = row;
    const key = moveKeys[event.key];
    if (event.altKey) {
      const move = key === undefined ? null : keyMove(records, record.id, key);
      if (key === undefined) return;
      event.preventDefault();
      wantsFocus.current = true;
      if (move !== null) onMove(record.id, move);
      return;
    }
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (row.hasChildren && !row.isOpen ? onOpen(record.id, true) : row.hasChildren ? go(rows[at + 1]) : undefined),
      ArrowLeft: () =>
        row.hasChildren && row.isOpen ? onOpen(record.id, false) : go(rows.find((each) => each.record.id === record.parentId)),
      F2: () => setRenaming(record.id),
      ' ': () => onShow(record),
      Insert: () => onCreate(record.id),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const onClick = ({ target }: MouseEvent<HTMLUListElement>): void => {
    const element = target instanceof Element ? target : null;
    const row = rows.find(({ record }) => String(record.id) === element?.closest<HTMLElement>('[data-id]')?.dataset['id']);
    if (row === undefined) return;
    if (row.hasChildren && element?.closest('[data-twist]') !== null) onOpen(row.record.id, !row.isOpen);
    else onSelect(row.record.id);
  };
  const rename = (record: CategoryRecord, name: string): void => {
    setRenaming(null);
    wantsFocus.current = true;
    if (name.trim() !== '' && name.trim() !== record.name.de) onRename(record, name.trim());
  };
  return (
    <ul ref={list} role="tree" aria-label={t.tree} className={styles['rows']} onKeyDown={onKeyDown} onClick={onClick}>
      {rows.map((row) => (
        <CategoryRow
          key={row.record.id}
          row={row}
          isSelected={row.record.id === selected}
          isCurrent={row.record.id === current}
          mayDrag={renaming === null}
          {...dragging(row.record)}
        >
          {renaming === row.record.id ? <NameField name={row.record.name.de} onDone={(name) => rename(row.record, name)} /> : null}
        </CategoryRow>
      ))}
      {rows.length === 0 ? (
        <li role="none" className={styles['nothing']}>
          {t.nothingFound}
        </li>
      ) : null}
    </ul>
  );
}
