import type { refreshFiles } from '#contract/file.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { fileWords as t } from './file-words.ts';
import styles from './files.module.css';

/** The changes found when the file store was read again. */
export function RefreshReport({ report, onClose }: { report: OutputOf<typeof refreshFiles>; onClose: () => void }) {
  const failureText = useFailureText();
  const groups = [
    [t.refreshCounts.added, report.added],
    [t.refreshCounts.changed, report.changed],
    [t.refreshCounts.moved, report.moved.map(({ from, to }) => `${from} → ${to}`)],
    [t.refreshCounts.missing, report.missing],
    [t.refreshCounts.refused, report.refused.map(({ path, errors }) => `${path}: ${failureText(new CallFailure(422, errors))}`)],
  ] as const;
  const found = groups.filter(([, lines]) => lines.length > 0);
  return (
    <Dialog wide open title={t.refreshed} onClose={onClose}>
      {found.length === 0 ? <p>{t.nothingNew}</p> : null}
      {found.map(([word, lines]) => (
        <section key={word} className={styles['found']}>
          <h3>{`${lines.length} ${word}`}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <div className={pageStyles['answer']}>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}
