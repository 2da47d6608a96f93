import type { KeyboardEvent } from 'react';
import type { TypeAttribute } from '#contract/product-type-record.ts';
import pageStyles from '../ui/page.module.css';
import { attributeTypeNames, typeWords as t, visibilities } from './type-words.ts';
import styles from './types.module.css';

interface AttributeRowProps {
  attribute: TypeAttribute;
  busy: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** null: the drag ended. */
  onDrag: (id: number | null) => void;
  /** Another attribute was dropped on this one. */
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onShow: (visibility: number) => void;
  onRemove: () => void;
}

/** An attribute of a type: moved by mouse, button or Alt and the arrows, and where it is shown. */
export function AttributeRow({ attribute, busy, isDragged, isFirst, isLast, onDrag, onDrop, onMove, onShow, onRemove }: AttributeRowProps) {
  const { id, name, typeId, visibility, valueCount } = attribute;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <tr
      draggable
      className={isDragged ? styles['dragged'] : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onDragEnd={() => onDrag(null)}
    >
      <td className={pageStyles['keep']}>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className={styles['step']}
            aria-label={by === -1 ? t.up(name.de) : t.down(name.de)}
            disabled={busy || (by === -1 ? isFirst : isLast)}
            onClick={() => onMove(by)}
            onKeyDown={onKeyDown}
          >
            {by === -1 ? '↑' : '↓'}
          </button>
        ))}
      </td>
      <td className={pageStyles['strong']}>{name.de}</td>
      <td>{attributeTypeNames[typeId]}</td>
      {visibilities.map(({ bit, key, word }) => (
        <td key={key} className={pageStyles['mark']}>
          <input
            type="checkbox"
            aria-label={`${name.de}: ${word}`}
            checked={(visibility & bit) !== 0}
            disabled={busy}
            onChange={() => onShow(visibility ^ bit)}
          />
        </td>
      ))}
      <td className={pageStyles['number']}>{valueCount}</td>
      <td className={pageStyles['number']}>
        <button type="button" className={styles['step']} aria-label={t.removeAttribute(name.de)} disabled={busy} onClick={onRemove}>
          ✕
        </button>
      </td>
    </tr>
  );
}
