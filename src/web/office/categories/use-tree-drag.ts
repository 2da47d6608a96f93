import { useState } from 'react';
import type { DragEvent } from 'react';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import { dropMove } from './tree-rows.ts';
import type { DropZone } from './tree-rows.ts';

/** Near the edges of a row a category is dropped beside it, else into it. */
function zoneOf(event: DragEvent<HTMLElement>): DropZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into';
}

export interface RowDrag {
  /** Whether it is being dragged. */
  isDragged: boolean;
  /** Where what is dragged would land; null: not at this row. */
  landing: DropZone | null;
  onDragStart: (event: DragEvent<HTMLElement>) => void;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

/** Moving categories by mouse, row by row. */
export function useTreeDrag(
  records: readonly CategoryRecord[],
  onMove: (id: number, move: CategoryMove) => void,
): (record: CategoryRecord) => RowDrag {
  const [drag, setDrag] = useState<{ id: number; over: number; zone: DropZone } | null>(null);
  return ({ id, name }) => ({
    isDragged: drag?.id === id,
    landing: drag?.over === id && drag.id !== id ? drag.zone : null,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name.de);
      setDrag({ id, over: id, zone: 'into' });
    },
    onDragOver: (event) => {
      if (drag === null || dropMove(records, drag.id, id, zoneOf(event)) === null) return;
      event.preventDefault();
      setDrag({ id: drag.id, over: id, zone: zoneOf(event) });
    },
    onDragEnd: () => setDrag(null),
    onDrop: (event) => {
      event.preventDefault();
      const move = drag === null ? null : dropMove(records, drag.id, id, zoneOf(event));
      setDrag(null);
      if (drag !== null && move !== null) onMove(drag.id, move);
    },
  });
}
