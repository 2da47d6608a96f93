import { useRef, useState } from 'react';
import { importBankFile } from '#contract/bank-import.ts';
import type { BankImport } from '#contract/bank-import.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { upload } from '#web/upload.ts';
import pageStyles from '../ui/page.module.css';
import { bankTexts as t } from './bank-words.ts';
import styles from './bank.module.css';

/** Takes a bank file, dropped or chosen, and has it read; what is wrong with it stands here until another comes. */
export function FileDrop({ onRead }: { onRead: (file: BankImport) => void }) {
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
      onRead(await upload(importBankFile, file));
    } catch (failure) {
      setError(`${file.name}: ${failureText(failure)}`);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    // Dropping is a second way beside the button, which keyboards reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
      aria-label={t.drop}
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
        <h2>{t.drop}</h2>
        <p>{t.dropHint}</p>
      </div>
      <button
        type="button"
        className={`${pageStyles['button']} ${pageStyles['ink']}`}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {busy ? t.reading : t.choose}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.choose}
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <p role="alert" className={styles['error']}>
        {error}
      </p>
    </section>
  );
}
