import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { RefusedRow } from '#domain/quick-order/read-table.ts';
import { csvText } from '#domain/list/csv.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './import-report.module.css';
import { saveText } from './save-text.ts';
import { useProblemText } from './use-problem-text.ts';

export interface Report {
  /** Different for every table, so that each gets a new report, even one with the same content. */
  id: number;
  taken: number;
  merged: number;
  refused: readonly RefusedRow[];
  /** Why the whole table was refused. */
  whole: Refusal | null;
}

const shownRows = 20;
/** If there are more, they are corrected in the spreadsheet, not here. */
const mostFixable = 50;

/** The result of an import row by row; takes the focus when it appears. */
export function ImportReport({
  report,
  onFix,
  onClose,
}: {
  report: Report;
  onFix: (rows: readonly RefusedRow[]) => void;
  onClose: () => void;
}) {
  const t = useTranslations('favourites');
  const problemText = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { taken, merged, refused, whole } = report;
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const download = (): void => {
    const head = [t('templateHead.article'), t('templateHead.quantity'), t('templateHead.remark'), t('reportReason')];
    saveText(
      t('reportFileName'),
      csvText([head, ...refused.map((row) => [row.article, row.quantity, row.remark, problemText(row.refusal)])]),
    );
  };
  return (
    <section className={styles['report']} aria-labelledby="quick-report">
      <div className={styles['head']}>
        <h2 id="quick-report" ref={heading} tabIndex={-1}>
          {t('report')}
        </h2>
        <button type="button" aria-label={t('reportClose')} onClick={onClose}>
          <Icon name="close" size="small" />
        </button>
      </div>
      {whole === null ? (
        <p>
          {t('reportTaken', { count: taken })} {merged > 0 ? t('reportMerged', { count: merged }) : ''}
        </p>
      ) : (
        <p className={styles['whole']}>{problemText(whole)}</p>
      )}
      {refused.length > 0 ? (
        <>
          <p className="strong">{t('reportRefused', { count: refused.length })}</p>
          <ul>
            {refused.slice(0, shownRows).map((row) => (
              <li key={row.row}>
                <b>{t('reportRow', { row: String(row.row) })}</b>
                <span className="code">{[row.article, row.quantity].filter((text) => text !== '').join(' · ')}</span>
                <span>{problemText(row.refusal)}</span>
              </li>
            ))}
          </ul>
          {refused.length > shownRows ? <p className="small">{t('reportMore', { count: refused.length - shownRows })}</p> : null}
          <div className={styles['actions']}>
            {refused.length <= mostFixable ? (
              <Button size="small" kind="outline" onClick={() => onFix(refused)}>
                {t('reportFix')}
              </Button>
            ) : null}
            <Button kind="plain" mark="down" onClick={download}>
              {t('reportDownload')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
