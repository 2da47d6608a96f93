import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fileWords as t } from './file-words.ts';
import styles from './files.module.css';

interface DropZoneProps {
  /** Null: no folder is open. */
  onFiles: ((files: File[]) => void) | null;
  /** Name of the section's contents. */
  label?: string;
  /** File endings that the system's dialog offers. */
  accepted?: string;
  words?: { readonly drop: string; readonly dropHint: string; readonly upload: string };
  children: ReactNode;
}

const everything = '.jpg,.jpeg,.png,.webp,.svg,.pdf,.xlsx,.step,.stp,.zip';

/** Files dropped anywhere over the list, or chosen with the strip above it, are uploaded to the open folder. */
export function DropZone({ onFiles, label = t.content, accepted = everything, words = t, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // Dropping is an alternative to the button, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['centre']}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(onFiles !== null);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles?.(files);
      }}
    >
      {onFiles === null ? null : (
        <>
          <button type="button" className={`${styles['drop']} ${isOver ? styles['over'] : ''}`} onClick={() => input.current?.click()}>
            <b>{words.drop}</b> <span>{words.dropHint}</span>
          </button>
          <input
            ref={input}
            id="upload"
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={words.upload}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Allows the same file to be chosen again.
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
