import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '#web/texts/failure-text.ts';
import styles from './file-drop.module.css';
import pageStyles from './page.module.css';

interface FileDropProps {
  title: string;
  hint: string;
  /** Label of the button. */
  choose: string;
  reading: string;
  /** File endings and types, as in the attribute of a file input. */
  accept: string;
  /** Name of the file made of cells pasted on the page, and what is said to a paste that is no table; absent: pasted text is ignored. */
  pasted?: { as: string; needs: (text: string) => string };
  /** Sends the file; an error it throws is shown here until the next file. */
  onFile: (file: File) => Promise<void>;
}

/** Accepts a file, dropped, chosen or pasted, and cells pasted from a spreadsheet program. */
export function FileDrop({ title, hint, choose, reading, accept, pasted, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const failureText = useFailureText();
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onFile(file);
    } catch (failure) {
      setError(`${file.name}: ${failureText(failure)}`);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  usePastedFile(
    pasted?.as,
    (file) => void read(file),
    (text) => setError(pasted?.needs(text) ?? null),
  );
  return (
    // Dropping is an alternative to the button, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      <button
        type="button"
        className={`${pageStyles['button']} ${pageStyles['ink']}`}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {busy ? reading : choose}
      </button>
      <input ref={input} type="file" hidden aria-label={choose} accept={accept} onChange={(event) => void read(event.target.files?.[0])} />
      <p role="alert" className={styles['error']}>
        {error}
      </p>
    </section>
  );
}

/** What is pasted anywhere on the page but into a field. A table has a head and at least one row below it. */
function usePastedFile(name: string | undefined, onFile: (file: File) => void, onNoTable: (text: string) => void): void {
  const latest = useRef({ onFile, onNoTable });
  useEffect(() => {
    latest.current = { onFile, onNoTable };
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input:not([type=radio], [type=file]), textarea, dialog') !== null)
        return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Spreadsheet programs put a picture of the cells beside them.
      const isTable = text.trim().includes('\n');
      const file = isTable ? new File([text], name, { type: 'text/csv' }) : event.clipboardData?.files[0];
      if (file !== undefined) latest.current.onFile(file);
      else if (text.trim() !== '') latest.current.onNoTable(text.trim());
      else return;
      event.preventDefault();
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [name]);
}
