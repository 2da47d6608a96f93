/** The tree with its search, what was moved last, and the keys. */
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import pageStyles from '../ui/page.module.css';
import styles from './categories.module.css';
import { CategoryTree } from './category-tree.tsx';
import { categoryWords as t } from './category-words.ts';
import { treeRows } from './tree-rows.ts';
import type { ShopFilter } from './tree-rows.ts';
import { useCategoryChanges } from './use-category-changes.ts';

interface CategorySideProps {
  records: readonly CategoryRecord[];
  shop: ShopFilter;
  selected: number | null;
  searchField: Ref<HTMLInputElement>;
  onSelect: (id: number) => void;
  onCreate: (parentId: number) => void;
}

export function CategorySide({ records, shop, selected, searchField, onSelect, onCreate }: CategorySideProps) {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const open = (id: number, isOpen: boolean): void =>
    setClosed((before) => (isOpen ? before.difference(new Set([id])) : before.union(new Set([id]))));
  const side = useRef<HTMLElement>(null);
  const changes = useCategoryChanges(records, (parentId) => open(parentId, true));
  return (
    <section ref={side} className={styles['side']}>
      <div className={styles['search']}>
        <input
          ref={searchField}
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('');
            if (!['Enter', 'Escape', 'ArrowDown'].includes(event.key)) return;
            event.preventDefault();
            side.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
          }}
        />
        <kbd aria-hidden="true">B</kbd>
      </div>
      <CategoryTree
        records={records}
        rows={treeRows(records, { shop, search, closed })}
        selected={selected}
        onSelect={onSelect}
        onOpen={open}
        onMove={changes.move}
        onRename={changes.rename}
        onShow={changes.show}
        onCreate={onCreate}
      />
      <p role="status" className={changes.moved === null ? styles['quiet'] : styles['moved']}>
        {changes.moved === null ? null : (
          <>
            {changes.moved.text}{' '}
            <button type="button" className={pageStyles['button']} onClick={changes.undo}>
              {t.undo}
            </button>
          </>
        )}
      </p>
      <p className={styles['keys']} aria-hidden="true">
        <kbd>Alt ↑ ↓</kbd> {t.keys.move} <kbd>Alt ← →</kbd> {t.keys.level}
        <br />
        <kbd>F2</kbd> {t.keys.rename} <kbd>Leer</kbd> {t.keys.show}
      </p>
    </section>
  );
}
