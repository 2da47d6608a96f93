import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { whenText } from '../text/instant-text.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { recordWords } from './record-words.ts';
import type { RecordConflict } from './use-record.ts';
import styles from './conflict.module.css';
import { usePersonName } from '../people/person-names.tsx';

const t = recordWords.conflict;

interface ConflictProps {
  record: {
    conflict: RecordConflict | null;
    /** The fields that keep the user's own value. */
    resolve: (mine: ReadonlySet<string>) => void;
    decideLater: () => void;
  };
  labelOf: (field: string) => string;
  /** Values in words; default: as they are. */
  textOf?: (field: string, value: string) => string;
}

/** Both sides changed the same field: shows the previous, the other and the own value to choose from, so that no value is lost silently. */
export function ConflictDialog({ record: { conflict, resolve, decideLater }, labelOf, textOf = asIs }: ConflictProps) {
  const nameOf = usePersonName();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const finish = (): void => {
    resolve(mine);
    setMine(new Set());
  };
  const keepable = conflict?.contradictions.filter(({ theirs }) => theirs !== null) ?? [];
  const choose = (field: string, isMine: boolean): void => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  const who = conflict === null || conflict.who === '' ? t.somebody : nameOf(conflict.who);
  return (
    <Dialog wide beginsAt="back" title={t.title} open={conflict !== null} onClose={decideLater}>
      {conflict === null ? null : (
        <>
          <p>{t.text(nameOf(conflict.who), whenText(conflict.at))}</p>
          <div className={styles['scroll']}>
            <table className={pageStyles['table']}>
              <thead>
                <tr>
                  {[t.field, t.before, who, t.mine].map((word) => (
                    <th key={word} scope="col">
                      {word}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {conflict.contradictions.map(({ field, before, theirs, mine: own }) => (
                  <tr key={field}>
                    <th scope="row">{labelOf(field)}</th>
                    <td data-side={t.before}>
                      <s>{textOf(field, before) || t.empty}</s>
                    </td>
                    <td data-side={who}>
                      <Choice
                        field={field}
                        label={`${labelOf(field)}: ${who}`}
                        text={theirs === null ? t.gone : textOf(field, theirs)}
                        checked={!mine.has(field)}
                        onChoose={() => choose(field, false)}
                      />
                    </td>
                    <td data-side={t.mine}>
                      <Choice
                        field={field}
                        label={`${labelOf(field)}: ${t.mine}`}
                        text={textOf(field, own)}
                        checked={mine.has(field)}
                        disabled={theirs === null}
                        onChoose={() => choose(field, true)}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles['hint']}>{t.hint}</p>
          <DialogFoot verb={t.take} busy={false} onYes={finish} back={t.later} onBack={decideLater}>
            {keepable.length < 2 ? null : (
              <>
                <button type="button" className={pageStyles['button']} onClick={() => setMine(new Set())}>
                  {t.allTheirs(who)}
                </button>
                <button type="button" className={pageStyles['button']} onClick={() => setMine(new Set(keepable.map(({ field }) => field)))}>
                  {t.allMine}
                </button>
              </>
            )}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

const asIs = (_field: string, value: string): string => value;

interface ChoiceProps {
  field: string;
  label: string;
  text: string;
  checked: boolean;
  /** The part it belongs to was removed: the value can be read, but not kept. */
  disabled?: boolean;
  onChoose: () => void;
}

function Choice({ field, label, text, checked, disabled = false, onChoose }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input type="radio" name={`conflict ${field}`} aria-label={label} checked={checked} disabled={disabled} onChange={onChoose} />
      <b>{text || t.empty}</b>
    </label>
  );
}
