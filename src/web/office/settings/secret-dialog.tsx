import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { interfaceWords as t } from './interface-words.ts';
import styles from './interfaces.module.css';

/** A key or a secret, shown only once. */
export function SecretDialog({ title, text, secret, onClose }: { title: string; text: string; secret: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <p>{text}</p>
      <code className={styles['secret']}>{secret}</code>
      <div className={pageStyles['answer']}>
        <button type="button" className={pageStyles['button']} onClick={() => void copy()}>
          <span role="status">{copied ? t.copied : t.copy}</span>
        </button>
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={onClose}>
          {t.done}
        </button>
      </div>
    </Dialog>
  );
}
