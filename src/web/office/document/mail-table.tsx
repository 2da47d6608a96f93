import { useState } from 'react';
import { readMail } from '#contract/mail.ts';
import type { MailSummary } from '#contract/mail.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { StateSquare } from '../grid/state-square.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { mailMarks } from './mail-marks.ts';
import { mailListWords as t } from './mail-words.ts';
import styles from './mail-table.module.css';

interface MailTableProps {
  mails: readonly MailSummary[];
  /** Which of them the user may open. */
  opens?: (mail: MailSummary) => boolean;
}

/** Mails as sent; each can be opened as its reader sees it. */
export function MailTable({ mails, opens = () => true }: MailTableProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [shown, setShown] = useState<{ subject: string; html: string } | null>(null);
  const show = async (id: number): Promise<void> => {
    try {
      setShown(await call(readMail, { params: { id } }));
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <>
      <DataTable label={t.title} columns={columns([t.at, t.to, t.subject, t.state])}>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td className={pageStyles['keep']}>{instantText(mail.createdAt)}</td>
              <td>{mail.to}</td>
              <td>
                {opens(mail) ? (
                  <button type="button" className={styles['subject']} onClick={() => void show(mail.id)}>
                    {mail.subject}
                  </button>
                ) : (
                  mail.subject
                )}
              </td>
              <td>
                <span className={styles['state']}>
                  <StateSquare mark={mailMarks[mail.state]} /> {t.states[mail.state]}
                </span>
                {mail.lastError === '' ? null : <small className={styles['error']}>{t.tries(mail.tries, mail.lastError)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Dialog wide title={shown?.subject ?? ''} open={shown !== null} onClose={() => setShown(null)}>
        {shown === null ? null : <iframe className={styles['html']} title={t.asSent} sandbox="" srcDoc={shown.html} />}
      </Dialog>
    </>
  );
}
