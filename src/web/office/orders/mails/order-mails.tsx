import type { MailSummary } from '#contract/mail.ts';
import { MailTable } from '../../document/mail-table.tsx';
import pageStyles from '../../ui/page.module.css';
import { mailWords as t } from './mail-words.ts';
import styles from './mails.module.css';

interface OrderMailsProps {
  mails: readonly MailSummary[];
  /** null: the user may not write. */
  onWrite: (() => void) | null;
}

/** Every mail about the order. */
export function OrderMails({ mails, onWrite }: OrderMailsProps) {
  return (
    <>
      {onWrite === null ? null : (
        <p className={styles['write']}>
          <button type="button" className={pageStyles['button']} onClick={onWrite}>
            {t.write}
          </button>
        </p>
      )}
      {mails.length === 0 ? <p className={pageStyles['note']}>{t.none}</p> : <MailTable mails={mails} />}
    </>
  );
}
