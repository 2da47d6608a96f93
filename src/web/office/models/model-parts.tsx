import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ModelFault } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import pageStyles from '../ui/page.module.css';
import { membersAt } from './content-path.ts';
import { ExampleVerbs } from './example-verbs.tsx';
import { faultText } from './fault-words.ts';
import { sheetsOf } from './model-sheets.ts';
import type { PartKey } from './model-sheets.ts';
import { modelWords as t } from './model-words.ts';
import modelPartsStyles from './model-parts.module.css';
import styles from './model.module.css';
import { rowsOfSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { SheetGrid } from './sheet-grid.tsx';
import type { SheetProps } from './sheet-grid.tsx';

interface ModelPartsProps extends Omit<SheetProps, 'readOnly'> {
  mayEdit: boolean;
  mayPrice: boolean;
  values: Values;
  onValues: (values: Values) => void;
}

const keys = Object.keys(t.parts) as PartKey[];

/** The parts of a model, one at a time; tabs mark parts with faults. */
export function ModelParts({ mayEdit, mayPrice, values, onValues, ...shared }: ModelPartsProps) {
  const id = useId();
  const [part, setPart] = useState<PartKey>('formulas');
  const { content, evaluation } = shared;
  const sheets = sheetsOf(part, content);
  const lost = lostFaults(shared);
  const isPrices = part === 'prices';
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = keys[(keys.indexOf(part) + step + keys.length) % keys.length] ?? part;
    setPart(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <>
      <div className={modelPartsStyles['tabs']}>
        <div role="tablist" tabIndex={-1} aria-label={t.title} onKeyDown={onKeyDown}>
          {keys.map((key) => {
            const faulty = hasFaults(sheetsOf(key, content), shared);
            return (
              <button
                key={key}
                type="button"
                role="tab"
                id={`${id}${key}`}
                aria-controls={`${id}part`}
                aria-selected={key === part}
                tabIndex={key === part ? 0 : -1}
                onClick={() => setPart(key)}
              >
                {t.parts[key]} <b>{countOf(sheetsOf(key, content), shared)}</b>
                {faulty ? <span role="img" aria-label={t.faults(2)} className={modelPartsStyles['faulty']} /> : null}
              </button>
            );
          })}
        </div>
        <p className={modelPartsStyles['faultCount']} role="status">
          {evaluation === null || evaluation.faults.length === 0 ? null : t.faults(evaluation.faults.length)}
        </p>
      </div>
      <div role="tabpanel" id={`${id}part`} aria-labelledby={`${id}${part}`} className={styles['panel']}>
        {lost.length === 0 ? null : (
          <div role="alert" className={modelPartsStyles['lost']}>
            <h2>{t.otherFaults}</h2>
            <ul>
              {lost.map((fault, index) => (
                <li key={index}>
                  <b>{fault.where}</b> {faultText(fault)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {isPrices && content.cost === null ? <p className={pageStyles['note']}>{t.noCost}</p> : null}
        {isPrices && mayEdit && !mayPrice ? <p className={pageStyles['note']}>{t.mayNotPrice}</p> : null}
        {part === 'examples' && content.examples.length > 0 ? (
          <ExampleVerbs
            content={content}
            evaluation={evaluation}
            values={values}
            readOnly={!mayEdit}
            history={shared.history}
            onValues={onValues}
          />
        ) : null}
        {sheets.map((sheet) => (
          <SheetGrid key={sheet.key} sheet={sheet} {...shared} readOnly={isPrices ? !mayPrice || content.cost === null : !mayEdit} />
        ))}
      </div>
    </>
  );
}

type Shown = Pick<SheetProps, 'content' | 'stored' | 'evaluation'>;

function countOf([first]: readonly Sheet[], { content }: Shown): number {
  return first === undefined
    ? 0
    : first.key.startsWith('table-')
      ? membersAt(content, ['document', 'tables']).length
      : membersAt(content, first.path).length;
}

function hasFaults(sheets: readonly Sheet[], shown: Shown): boolean {
  return sheets.some((sheet) => rowsOfSheet(sheet, shown).some(({ faults }) => faults.size > 0));
}

/** Faults that belong to no cell. */
function lostFaults(shown: Shown): ModelFault[] {
  const { evaluation, content } = shown;
  if (evaluation === null || evaluation.faults.length === 0) return [];
  const seen = new Set<ModelFault>();
  for (const key of keys)
    for (const sheet of sheetsOf(key, content))
      for (const { faults } of rowsOfSheet(sheet, shown)) for (const fault of faults.values()) seen.add(fault);
  return evaluation.faults.filter((fault) => !seen.has(fault));
}
