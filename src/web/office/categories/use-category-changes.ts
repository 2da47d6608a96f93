/** Changes made in the tree itself: a category moved, and moved back; renamed; shown or hidden. */
import { useState } from 'react';
import { moveCategories, updateCategory } from '#contract/category-record.ts';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import { call } from '#web/call.ts';
import { officeWords } from '../frame/office-words.ts';
import { useAction } from '../ui/use-action.ts';
import { categoryWords as t } from './category-words.ts';
import { moveBack } from './tree-rows.ts';

export function useCategoryChanges(records: readonly CategoryRecord[], onMoved: (parentId: number) => void) {
  const action = useAction();
  const [moved, setMoved] = useState<{ id: number; text: string; back: CategoryMove } | null>(null);
  const move = async (id: number, { parentId, elements, pivot, direction }: CategoryMove, isBack: boolean): Promise<void> => {
    const record = records.find((each) => each.id === id);
    const back = moveBack(records, id);
    if (record === undefined || back === null) return;
    let addresses = 0;
    const done = await action.run(async () => {
      const body = { pivot, elements: [...elements], moveDirection: direction, versions: [record.version] };
      addresses = (await call(moveCategories, { params: { id: parentId }, body })).addressesChanged;
    }, null);
    if (!done) return;
    onMoved(parentId);
    setMoved(isBack ? null : { id, back, text: t.moved(record.name.de, addresses) });
  };
  const update = (record: CategoryRecord, changes: { published?: boolean; name?: CategoryRecord['name'] }): void =>
    void action.run(
      async () => call(updateCategory, { params: { id: record.id }, body: { version: record.version, ...changes } }),
      officeWords.saved,
    );
  return {
    moved,
    move: (id: number, to: CategoryMove): void => void move(id, to, false),
    undo: (): void => (moved === null ? undefined : void move(moved.id, moved.back, true)),
    rename: (record: CategoryRecord, name: string): void => update(record, { name: { ...record.name, de: name } }),
    show: (record: CategoryRecord): void => update(record, { published: !record.published }),
  };
}
