import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportDesk } from '#contract/import.ts';
import { columnName } from './columns-fields.tsx';
import { ColumnsForm } from './columns-form.tsx';
import type { ColumnsChange } from './columns-form.tsx';
import { importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

interface ImportColumnsProps {
  desk: ImportDesk;
  busy: boolean;
  onChange: (change: ColumnsChange) => Promise<boolean>;
}

/** Which row holds the headings, which column fills which field, and the meaning of empty cells. */
export function ImportColumns({ desk, busy, onChange }: ImportColumnsProps) {
  const { kind, headings, headingLine, mapping, fields, clearEmpty, state } = desk;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const labels = new Map(fields.map(({ path, label }) => [path, label]));
  const missing = fields.find(({ isKey }) => isKey);
  const hasKey = missing === undefined || fields.some(({ isKey, path }) => isKey && mapping.includes(path));
  if (isOpen)
    return (
      <ColumnsForm
        desk={desk}
        busy={busy}
        onSend={(change) => {
          void onChange(change).then((done) => {
            if (done) close();
          });
        }}
        onClose={close}
      />
    );
  return (
    <section>
      <header>
        <h2>{t.mapping}</h2>
        {state === 'DRY' ? (
          <button type="button" ref={opener} className={styles['link']} onClick={() => setOpen(true)}>
            {t.change}
          </button>
        ) : null}
      </header>
      {hasKey ? null : (
        <p role="alert" className={styles['alert']}>
          {t.keyMissing(missing?.label ?? '')}
        </p>
      )}
      <dl className={styles['pairs']}>
        {headings.map((heading, column) => {
          const label = labels.get(mapping[column] ?? '');
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={`${heading} ${column}`}>
              <dt>{columnName(headings, column)}</dt>
              <dd className={label === undefined ? styles['muted'] : undefined}>{label ?? t.leftOut}</dd>
            </div>
          );
        })}
        <div>
          <dt>{t.empty}</dt>
          <dd>{clearEmpty ? t.emptyClears : t.emptyKeeps}</dd>
        </div>
      </dl>
      {kind === 'price' ? <p className={styles['small']}>{t.wholeLadder}</p> : null}
      <p className={styles['small']}>{t.headingLine(headingLine)}</p>
    </section>
  );
}
