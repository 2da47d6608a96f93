import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { recordWords as t } from './record-words.ts';
import type { Verb } from './use-verb.ts';
import styles from './verb-dialog.module.css';

interface VerbDialogProps {
  title: string;
  /** Label of the button: the action, in the words of the question. */
  word: string;
  /** Label of the button that leaves everything as it is. */
  back?: string;
  /** True: something is sent out, such as a mail. */
  sends?: boolean;
  verb: Verb;
  /** Fields that show their own problems, by the start of their path; all others are shown above the buttons. */
  fields: readonly string[];
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for an action's input; rendered only while open. The input stays when it is refused, and the focus goes to its first fault. */
export function VerbDialog({ title, word, back, sends = false, verb, fields, wide = false, onSubmit, onClose, children }: VerbDialogProps) {
  const { revalidate } = useRevalidator();
  const { problems } = verb;
  const others = Object.entries(problems).filter(([field]) => !fields.some((own) => field === own || field.startsWith(`${own}.`)));
  return (
    <Dialog title={title} open wide={wide} beginsAt="form" onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div role="alert" className={styles['problems']}>
          {others.map(([field, text]) => (
            <p key={field}>{text}</p>
          ))}
        </div>
        <DialogFoot verb={word} busy={verb.busy} isMain={sends} {...(back === undefined ? {} : { back })} onBack={onClose}>
          {verb.isStale ? (
            <button type="button" className={pageStyles['button']} onClick={() => void revalidate()}>
              {t.readAgain}
            </button>
          ) : null}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
