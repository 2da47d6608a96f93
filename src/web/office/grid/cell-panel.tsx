import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import type { Leave } from './cell-editor.tsx';
import type { PanelForm } from './rules/column.ts';
import { gridWords as t } from './grid-words.ts';
import styles from './cell-panel.module.css';

interface CellPanelProps {
  title: string;
  start: string;
  panel: (form: PanelForm) => React.ReactNode;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
}

/** Events in the dialog must not reach the grid behind it. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** The form of a value with several parts, in a dialog over the grid. */
export function CellPanel({ title, start, panel, onCommit, onCancel }: CellPanelProps) {
  const [text, setText] = useState(start);
  const place = useRef<HTMLDivElement>(null);
  // A dialog that is unmounted while open does not return the focus by itself.
  useEffect(() => {
    const cell = place.current?.parentElement;
    return () => cell?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stops events
    <div
      ref={place}
      className={styles['panel']}
      onKeyDown={stop}
      onMouseDown={stop}
      onPointerDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onCopy={stop}
      onCut={stop}
      onPaste={stop}
    >
      <Dialog title={title} open onClose={onCancel}>
        {panel({ text, onChange: setText })}
        <DialogFoot verb={t.takeOver} busy={false} onYes={() => onCommit(text, 'stay')} back={t.cancel} onBack={onCancel} />
      </Dialog>
    </div>
  );
}
