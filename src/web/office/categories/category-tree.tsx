/** The category tree, by mouse and by keyboard: everything that can be dragged can also be moved with Alt and the arrows. */
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './category-tree.module.css';
import { categoryWords as t } from './category-words.ts';
import { dropMove, keyMove } from './tree-rows.ts';
import type { DropZone, MoveKey, TreeRow } from './tree-rows.ts';

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

const focusAll = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** Near the edges of a row a category is dropped beside it, else into it. */
function zoneOf(event: DragEvent<HTMLElement>): DropZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into';
}

export function CategoryTree(props: CategoryTreeProps) {
  const { records, rows, selected, onSelect, onOpen, onMove, onRename, onShow, onCreate } = props;
  const [renaming, setRenaming] = useState<number | null>(null);
  const [drag, setDrag] = useState<{ id: number; over: number; zone: DropZone } | null>(null);
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
      {rows.map(({ record, level, hasChildren, isOpen, isHidden }) => (
        <li
          key={record.id}
          role="treeitem"
          data-id={record.id}
          aria-level={level}
          aria-expanded={hasChildren ? isOpen : undefined}
          aria-selected={record.id === selected}
          tabIndex={record.id === current ? 0 : -1}
          draggable={record.parentId !== null && renaming === null}
          className={[
            styles['row'],
            isHidden ? styles['faded'] : '',
            drag?.id === record.id ? styles['dragged'] : '',
            drag?.over === record.id && drag.id !== record.id ? styles[drag.zone] : '',
          ].join(' ')}
          style={{ paddingInlineStart: 12 + (level - 1) * 20 }}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', record.name.de);
            setDrag({ id: record.id, over: record.id, zone: 'into' });
          }}
          onDragOver={(event) => {
            if (drag === null || dropMove(records, drag.id, record.id, zoneOf(event)) === null) return;
            event.preventDefault();
            setDrag({ id: drag.id, over: record.id, zone: zoneOf(event) });
          }}
          onDragEnd={() => setDrag(null)}
          onDrop={(event) => {
            event.preventDefault();
            const move = drag === null ? null : dropMove(records, drag.id, record.id, zoneOf(event));
            setDrag(null);
            if (drag !== null && move !== null) onMove(drag.id, move);
          }}
        >
          <span className={styles['twist']} aria-hidden="true" data-twist>
            {hasChildren ? (isOpen ? '▾' : '▸') : ''}
          </span>
          {renaming === record.id ? (
            <input
              ref={focusAll}
              aria-label={t.rename(record.name.de)}
              className={styles['rename']}
              defaultValue={record.name.de}
              maxLength={100}
              onBlur={(event) => rename(record, event.currentTarget.value)}
              onKeyDown={(event) => {
                event.stopPropagation();
                if (event.key === 'Enter') rename(record, event.currentTarget.value);
                if (event.key === 'Escape') rename(record, '');
              }}
            />
          ) : (
            <span className={level === 1 || record.id === selected ? styles['strong'] : styles['name']}>{record.name.de}</span>
          )}
          {isHidden ? <VisuallyHidden>{t.isHidden}</VisuallyHidden> : null}
          <span className={styles['count']} aria-label={t.articles(record.articleCountBelow)}>
            {groupedText(record.articleCountBelow)}
          </span>
        </li>
      ))}
      {rows.length === 0 ? (
        <li role="none" className={styles['nothing']}>
          {t.nothingFound}
        </li>
      ) : null}
    </ul>
  );
}
