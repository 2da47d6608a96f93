/** The workbook of a type: chosen, recalculated, its report reviewed, and only then activated. */
import { useRef, useState } from 'react';
import { checkTypeWorkbook, storeTypeWorkbook } from '#contract/product-type-record.ts';
import type { ProductTypeRecord, WorkbookReport } from '#contract/product-type-record.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { upload } from '#web/upload.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { officeWords } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { workbookWords as t } from './type-words.ts';
import styles from './types.module.css';

export function WorkbookPart({ type }: { type: ProductTypeRecord }) {
  const input = useRef<HTMLInputElement>(null);
  const failureText = useFailureText();
  const { busy, run } = useAction();
  const [read, setRead] = useState<{ file: File; report: WorkbookReport } | null>(null);
  const params = { id: type.id };
  const check = async (file: File | undefined): Promise<void> => {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    setRead(null);
    await run(async () => setRead({ file, report: await upload(checkTypeWorkbook, file, { params }) }), null);
  };
  const store = async (file: File): Promise<void> => {
    const isDone = await run(async () => upload(storeTypeWorkbook, file, { params, query: { version: type.version } }), officeWords.saved);
    if (isDone) setRead(null);
  };
  const report = read?.report;
  return (
    <section className={styles['attributes']} aria-labelledby="type-workbook">
      <header className={styles['section']}>
        <h2 id="type-workbook">{t.title}</h2>
        <small>{type.excelFilePath === undefined || type.excelFilePath === '' ? t.none : t.inForce(type.excelFilePath)}</small>
        <input
          ref={input}
          type="file"
          accept=".xlsx"
          hidden
          aria-label={t.choose}
          onChange={({ target }) => void check(target.files?.[0])}
        />
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => input.current?.click()}>
          {busy ? t.checking : t.choose}
        </button>
      </header>
      {read === null || report === undefined ? null : (
        <div className={styles['report']} role="status">
          <p>
            <StatusMark state={report.accepted ? 'done' : 'open'} label={report.accepted ? t.accepted : t.refused} />{' '}
            <b>{read.file.name}</b>{' '}
            {t.figures(groupedText(report.formulas), groupedText(report.agreeing), groupedText(report.differing), report.articleCount)}
          </p>
          {report.errors.length === 0 ? null : (
            <ul>
              {report.errors.map((error) => (
                <li key={JSON.stringify(error)}>{failureText.item(error)}</li>
              ))}
            </ul>
          )}
          {report.notices.length === 0 ? null : (
            <details>
              <summary>{t.notices(report.notices.length)}</summary>
              <ul>
                {report.notices.map((notice) => (
                  <li key={JSON.stringify(notice)}>{failureText.item(notice)}</li>
                ))}
              </ul>
            </details>
          )}
          {report.differences.length === 0 ? null : (
            <DataTable label={t.differences} columns={columns([t.cell, t.formula, t.saved, t.computed])}>
              <tbody>
                {report.differences.map(({ cell, formula, expected, computed }) => (
                  <tr key={cell}>
                    <td className="code">{cell}</td>
                    <td className="code">{formula}</td>
                    <td>{expected}</td>
                    <td>{computed}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          )}
          <div className={pageStyles['answer']}>
            {report.accepted ? (
              <button
                type="button"
                className={`${pageStyles['button']} ${pageStyles['ink']}`}
                disabled={busy}
                onClick={() => void store(read.file)}
              >
                {type.excelFilePath === '' ? t.take : t.replace}
              </button>
            ) : (
              <p>{t.stays}</p>
            )}
            <button type="button" className={pageStyles['button']} onClick={() => setRead(null)}>
              {officeWords.cancel}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
