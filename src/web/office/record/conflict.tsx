import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { recordWords } from './record-words.ts';
import type { RecordConflict } from './use-record.ts';
import styles from './conflict.module.css';
import { usePersonName } from '../people/person-names.tsx';

const t = recordWords.conflict;

interface ConflictProps {
  conflict: RecordConflict<unknown> | null;
  labelOf: (field: string) => string;
  /** The fields that keep the user's own value. */
  onResolve: (mine: ReadonlySet<string>) => void;
}

/** Both sides changed the same field: shows the previous, the other and the own value to choose from, so that no value is lost silently. */
export function ConflictDialog({ conflict, labelOf, onResolve }: ConflictProps) {
  const nameOf = usePersonName();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const finish = (): void => {
    onResolve(mine);
    setMine(new Set());
  };
  const choose = (field: string, isMine: boolean): void => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  const who = conflict === null || conflict.who === '' ? t.somebody : nameOf(conflict.who);
  return (
    <Dialog wide title={t.title} open={conflict !== null} onClose={() => conflict === null || finish()}>
      {conflict === null ? null : (
        <>
          <p>{t.text(nameOf(conflict.who), instantText(conflict.at))}</p>
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
                    <td className={styles['before']}>{before || t.empty}</td>
                    <td>
                      <Choice
                        field={field}
                        label={`${labelOf(field)}: ${who}`}
                        text={theirs ?? t.gone}
                        checked={!mine.has(field)}
                        onChoose={() => choose(field, false)}
                      />
                    </td>
                    <td>
                      <Choice
                        field={field}
                        label={`${labelOf(field)}: ${t.mine}`}
                        text={own}
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
          <div className={pageStyles['answer']}>
            <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={finish}>
              {t.take}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

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
