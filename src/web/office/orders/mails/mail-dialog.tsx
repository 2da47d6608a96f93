import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { notifyCustomerOfOrder, OrderMailKind, previewOrderMail } from '#contract/order-mail.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { mailWords } from './mail-words.ts';
import styles from './mails.module.css';

const t = mailWords.compose;
const messageId = 'mail-message';

interface MailDialogProps {
  order: Pick<Order, 'id' | 'formattedId'>;
  onClose: () => void;
  onDone: () => void;
}

/** A mail about the order, previewed as its reader will see it; subject, text and recipient can be edited before it is sent. */
export function MailDialog({ order, onClose, onDone }: MailDialogProps) {
  const verb = useVerb();
  const toast = useToast();
  const [shown, setShown] = useState<OutputOf<typeof previewOrderMail> | null>(null);
  const [draft, setDraft] = useState({ subject: '', recipient: '', message: '' });
  const look = async (kind: OrderMailKind | undefined, message: string): Promise<void> =>
    verb.run(async () => {
      const query = { ...(kind === undefined ? {} : { kind }), message };
      const mail = await call(previewOrderMail, { params: { id: order.id }, query });
      setShown(mail);
      // Another kind has its own subject; a typed recipient stays.
      setDraft((now) => ({
        ...now,
        subject: mail.kind === shown?.kind ? now.subject : mail.subject,
        recipient: now.recipient || mail.recipient,
      }));
    });
  const first = useRef(look);
  useEffect(() => {
    void first.current(undefined, '');
  }, []);
  const isLoaded = shown !== null;
  useEffect(() => {
    // The form was not there yet when the dialog opened. On a phone the keyboard would cover it.
    if (isLoaded && !matchMedia('(pointer: coarse)').matches) document.getElementById(messageId)?.focus();
  }, [isLoaded]);
  const submit = (): void => {
    if (shown === null) return;
    void verb.run(async () => {
      const body = { kind: shown.kind, subject: draft.subject.trim(), message: draft.message, recipient: draft.recipient.trim() };
      const { recipient } = await call(notifyCustomerOfOrder, { params: { id: order.id }, body });
      toast.success(t.done(recipient));
      onClose();
      onDone();
    });
  };
  const text = (name: 'subject' | 'recipient', maxLength: number) => (
    <TextField
      label={t[name]}
      name={`mail-${name}`}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      maxLength={maxLength}
      autoComplete="off"
      error={verb.problems[name]}
      required
    />
  );
  return (
    <VerbDialog
      wide
      title={t.title(order.formattedId)}
      word={t.now}
      sends
      verb={verb}
      fields={['subject', 'recipient', 'message']}
      onSubmit={submit}
      onClose={onClose}
    >
      {shown === null ? (
        <p role="status">{mailWords.loading}</p>
      ) : (
        <div className={styles['composer']}>
          <div className={styles['fields']}>
            <SelectField
              label={t.kind}
              name="mail-kind"
              value={shown.kind}
              onChange={(value) => void look(OrderMailKind.parse(value), draft.message)}
              options={shown.kinds.map((value) => ({ value, label: t.kinds[value] }))}
            />
            {text('recipient', 254)}
            {text('subject', 200)}
            <TextField
              label={t.message}
              name={messageId}
              value={draft.message}
              onChange={(message) => setDraft({ ...draft, message })}
              onBlur={() => void look(shown.kind, draft.message)}
              hint={t.messageHint}
              maxLength={2000}
              error={verb.problems['message']}
              multiline
            />
          </div>
          <iframe className={styles['html']} title={t.preview} sandbox="" srcDoc={shown.html} />
        </div>
      )}
    </VerbDialog>
  );
}
