import { useEffect, useEffectEvent, useState } from 'react';
import { compareModelVersions } from '#contract/model-desk.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';

interface CompareDialogProps {
  id: string;
  from: number;
  to: number | 'draft';
  onClose: () => void;
}

const side = (number: number | 'draft'): string => (number === 'draft' ? 'Entwurf' : `Version ${number}`);

/** The fields that differ between two versions. */
export function CompareDialog({ id, from, to, onClose }: CompareDialogProps) {
  const failureText = useFailureText();
  const [found, setFound] = useState<OutputOf<typeof compareModelVersions>['items'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = useEffectEvent((failure: unknown): void => setProblem(failureText(failure)));
  useEffect(() => {
    call(compareModelVersions, { params: { id }, query: { from, to } }).then(
      ({ items }) => setFound(items),
      (failure: unknown) => fail(failure),
    );
  }, [id, from, to]);
  return (
    <Dialog wide title={t.compareTitle(side(from), side(to))} open onClose={onClose}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {found?.length === 0 ? <p>{t.noDifference}</p> : null}
      {found === null || found.length === 0 ? null : (
        <div className={styles['compared']}>
          <table className={pageStyles['table']}>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{side(from)}</th>
                <th scope="col">{side(to)}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{before === null ? '–' : <s>{String(before)}</s>}</td>
                  <td>{after === null ? '–' : <b>{String(after)}</b>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
