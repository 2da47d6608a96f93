import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Uses } from '#contract/record.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Ask } from './ask.tsx';
import { DialogOk } from './dialog-foot.tsx';
import { linkOfUse } from './link-of-use.ts';
import styles from './page.module.css';

interface AskRemovalProps {
  name: string;
  text: string;
  verb: string;
  back: string;
  /** What can be done while it is used. */
  instead?: string;
  /** Asked of the server before the question is put. */
  readUses: () => Promise<Uses>;
  onYes: () => void;
  onNo: () => void;
}

const t = {
  ask: (name: string): string => `${name} löschen?`,
  checking: 'Wird geprüft …',
  isUsed: (name: string): string => `${name} ist in Gebrauch`,
  inUse: 'Löschen geht nicht. Das hängt daran:',
  more: 'und weitere',
  ok: 'Verstanden',
} as const;

/** Asks before something is deleted; while it is used, says by what instead, with the way there. */
export function AskRemoval({ readUses, name, instead, onNo, ...question }: AskRemovalProps) {
  const [uses, setUses] = useState<Uses | null>(null);
  const toast = useToast();
  const failureText = useFailureText();
  const read = useEffectEvent(async () => readUses());
  const fail = useEffectEvent((failure: unknown): void => {
    toast.error(failureText(failure));
    onNo();
  });
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setUses(found),
      (failure: unknown) => isWanted && fail(failure),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (uses === null)
    return (
      <Dialog open title={t.ask(name)} onClose={onNo}>
        <p role="status">{t.checking}</p>
      </Dialog>
    );
  if (uses.items.length === 0) return <Ask {...question} open title={t.ask(name)} onNo={onNo} />;
  // A dialog of its own: its focus begins at its button.
  return (
    <Dialog key="used" beginsAt="back" open title={t.isUsed(name)} onClose={onNo}>
      <p>{t.inUse}</p>
      <ul className={styles['uses']}>
        {uses.items.map((use) => {
          const { word, name: used, path } = linkOfUse(use);
          return (
            <li key={`${use.kind} ${use.id} ${use.name}`}>
              {word} <Link to={path}>{used}</Link>
            </li>
          );
        })}
        {uses.more ? <li>{t.more}</li> : null}
      </ul>
      {instead === undefined ? null : <p className={styles['instead']}>{instead}</p>}
      <DialogOk word={t.ok} onClick={onNo} />
    </Dialog>
  );
}
