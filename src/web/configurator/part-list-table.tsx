/** The part list; the samples of its materials are the page's `SharedSwatches`. Pointing at a line, or reaching it with the keyboard, shows its parts in the pictures. */
import { Fragment, memo, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { benchList, benchOf, type BenchAssembly } from '#domain/workshop/bench-list.ts';
import { materialName } from '#domain/workshop/material-name.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { hasSwatch, MaterialSwatch } from './material-swatch.tsx';
import { partSizeText, volumeText, weightText } from './outer-size.ts';
import styles from './part-list-table.module.css';
import { sentPartRows } from './sent-part-rows.ts';
import { useInBrowser } from './use-in-browser.ts';
import { WhyButton } from './why/why-button.tsx';

export interface PartListTableProps {
  /** Null: nothing explains where a line comes from. */
  compiled: CompiledModel | null;
  evaluation: Evaluation;
  markedLine: number | null;
  onMark: (line: number | null) => void;
  /** In a narrow column: without the materials. */
  compact?: boolean;
}

export const PartListTable = memo(function PartListTable({
  compiled,
  evaluation,
  markedLine,
  onMark,
  compact = false,
}: PartListTableProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const { partList, totals } = evaluation;
  const assemblies = useMemo(
    () => (compiled === null ? benchList({ instances: [], partList: evaluation.partList }, {}) : benchOf(compiled, evaluation)),
    [compiled, evaluation],
  );
  const inBrowser = useInBrowser();
  const sent = useMemo(
    () => (inBrowser ? null : sentPartRows(assemblies, partList, language)),
    [inBrowser, assemblies, partList, language],
  );
  return (
    <table className={`${styles['table']} ${compact ? styles['compact'] : ''}`}>
      <caption className={styles['caption']}>{t('partList')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('part')}</th>
          <th scope="col">{t('material')}</th>
          <th scope="col">
            <abbr title={t('length')}>{t('lengthShort')}</abbr>
          </th>
          <th scope="col">
            <abbr title={t('width')}>{t('widthShort')}</abbr>
          </th>
          <th scope="col">
            <abbr title={t('thickness')}>{t('thicknessShort')}</abbr>
          </th>
        </tr>
      </thead>
      {sent === null ? (
        <PartRows compiled={compiled} evaluation={evaluation} assemblies={assemblies} markedLine={markedLine} onMark={onMark} />
      ) : (
        <tbody dangerouslySetInnerHTML={{ __html: sent }} />
      )}
      <tfoot>
        <tr>
          <td colSpan={7}>
            <dl className={styles['totals']}>
              {totals.parts > 0 && (
                <div>
                  <dt>{t('parts')}</dt>
                  <dd className="num">{totals.parts}</dd>
                </div>
              )}
              <div>
                <dt>{t('emptyWeight')}</dt>
                <dd className="num">{weightText(totals.weight)}</dd>
              </div>
              {totals.woodVolume > 0 && (
                <div>
                  <dt>{t('woodVolume')}</dt>
                  <dd className="num">{volumeText(totals.woodVolume)}</dd>
                </div>
              )}
            </dl>
          </td>
        </tr>
      </tfoot>
    </table>
  );
});

interface PartRowsProps extends Pick<PartListTableProps, 'compiled' | 'evaluation' | 'markedLine' | 'onMark'> {
  assemblies: readonly BenchAssembly[];
}

/** The lines as they answer: each shows its parts, and where it comes from. */
function PartRows({ compiled, evaluation, assemblies, markedLine, onMark }: PartRowsProps) {
  const language = useLocale();
  const { partList } = evaluation;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing is an extra; the buttons in the lines do the same by keyboard
    <tbody onMouseLeave={() => onMark(null)}>
      {assemblies.map(({ number, name, count: times, groups, parts }) => (
        <Fragment key={number}>
          {(assemblies.length > 1 || groups.length > 0) && (
            <tr>
              <th scope="rowgroup" colSpan={7}>
                {`${number} ${name[language]}`}
                {times > 1 && <span>{`${times} ×`}</span>}
              </th>
            </tr>
          )}
          {parts.map(({ position, line: index, count }) => {
            const line = partList[index]!;
            return (
              <tr key={position} className={markedLine === index ? styles['marked'] : undefined} onMouseEnter={() => onMark(index)}>
                <td>{position}</td>
                <td>{count}</td>
                <th scope="row">
                  <button type="button" onFocus={() => onMark(index)} onBlur={() => onMark(null)} onClick={() => onMark(index)}>
                    {unbrokenSize(line.articleName[language])}
                  </button>
                  {compiled !== null && (
                    <span className={styles['why']}>
                      <WhyButton
                        compiled={compiled}
                        values={evaluation.values}
                        subject={{ line: index }}
                        name={line.articleName[language]}
                      />
                    </span>
                  )}
                  {line.remark[language] !== '' && <span className={styles['remark']}>{line.remark[language]}</span>}
                </th>
                <td>
                  {hasSwatch(line.material) && <MaterialSwatch material={line.material} />}
                  {unbrokenSize(materialName(line, language))}
                </td>
                <td>{partSizeText(line.length)}</td>
                <td>{partSizeText(line.width)}</td>
                <td>{partSizeText(line.height)}</td>
              </tr>
            );
          })}
        </Fragment>
      ))}
    </tbody>
  );
}
