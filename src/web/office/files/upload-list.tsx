import { useState } from 'react';
import type { UploadResult } from '#contract/file.ts';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { fileWords as t } from './file-words.ts';
import styles from './files.module.css';
import type { UploadState } from './use-uploads.ts';

/** Uploads below the folders: progress and result of each. */
export function UploadList({ uploads, onClear }: { uploads: readonly UploadState[]; onClear: () => void }) {
  const [shown, setShown] = useState<UploadState | null>(null);
  if (uploads.length === 0) return null;
  return (
    <section className={styles['uploads']} aria-label={t.sent}>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadLine upload={upload} onReport={() => setShown(upload)} />
          </li>
        ))}
      </ul>
      {uploads.every(({ results }) => results !== null) ? (
        <button type="button" className={styles['link']} onClick={onClear}>
          {t.close}
        </button>
      ) : null}
      {shown === null ? null : <Report name={shown.name} results={shown.results ?? []} onClose={() => setShown(null)} />}
    </section>
  );
}

function UploadLine({ upload: { name, share, results }, onReport }: { upload: UploadState; onReport: () => void }) {
  const stored = results?.filter(({ ok }) => ok).length ?? 0;
  const refused = (results?.length ?? 0) - stored;
  return (
    <>
      <p className={styles['uploadHead']}>
        <b>{name}</b>
        <span>{results === null ? `${Math.round(share * 100)} %` : t.storedOf(stored, results.length)}</span>
      </p>
      <progress value={results === null ? share : 1} max={1} aria-label={name} />
      <p role="status">
        {results === null ? (share < 1 ? '' : t.unpacking) : t.stored(stored)}
        {refused === 0 ? null : (
          <>
            , <b className={styles['refused']}>{t.refused(refused)}</b>
          </>
        )}
        {results === null || (results.length === 1 && refused === 0) ? null : (
          <button type="button" className={styles['link']} onClick={onReport}>
            {t.report}
          </button>
        )}
      </p>
    </>
  );
}

function Report({ name, results, onClose }: { name: string; results: readonly UploadResult[]; onClose: () => void }) {
  const failureText = useFailureText();
  const refused = results.filter((result) => !result.ok);
  const stored = results.length - refused.length;
  return (
    <Dialog wide open title={t.reportTitle(name)} onClose={onClose}>
      <p>{[t.stored(stored), ...(refused.length === 0 ? [] : [t.refused(refused.length)])].join(', ')}</p>
      {refused.length === 0 ? null : (
        <DataTable label={t.reportTitle(name)} columns={columns([t.name, t.reason])}>
          <tbody>
            {refused.map((result) => (
              <tr key={result.name}>
                <td className={pageStyles['strong']}>{result.name}</td>
                <td>{result.ok ? null : failureText(new CallFailure(422, result.errors))}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <div className={pageStyles['answer']}>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}
