import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fileWords as t } from './file-words.ts';
import styles from './files.module.css';

interface DropZoneProps {
  /** Null: no folder is open. */
  onFiles: ((files: File[]) => void) | null;
  children: ReactNode;
}

const accepted = '.jpg,.jpeg,.png,.webp,.svg,.pdf,.xlsx,.step,.stp,.zip';

/** Files dropped anywhere over the list, or chosen by the strip above it, go into the open folder. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // Dropping is a second way beside the button, which keyboards reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['centre']}
      aria-label={t.content}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(onFiles !== null);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {onFiles === null ? null : (
        <>
          <button type="button" className={`${styles['drop']} ${isOver ? styles['over'] : ''}`} onClick={() => input.current?.click()}>
            <b>{t.drop}</b> <span>{t.dropHint}</span>
          </button>
          <input
            ref={input}
            id="upload"
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={t.upload}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file can be chosen again.
              target.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </>
      )}
      {children}
    </section>
  );
}
