import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { DialogMessages } from './toast.tsx';

type Beginning = 'field' | 'form' | 'answer' | 'back';

export interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean | undefined;
  /** Fills the window; the content scrolls by itself and a click outside does not close it. */
  full?: boolean | undefined;
  /** Where the keys begin: in the first field, or, of a form without one, on its button; or where nothing happens. Default: on the cross. */
  beginsAt?: Beginning | undefined;
  /** What closing means here; default `Schliessen`. */
  closeLabel?: string | undefined;
}

const fields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly], :disabled), select:not(:disabled), textarea';
const answer = 'button[type=submit]:not(:disabled)';

function begin(dialog: HTMLElement, at: Beginning): void {
  if (at === 'back') return dialog.querySelector<HTMLElement>('[data-back]')?.focus();
  // Not where the focus brings up a keyboard that covers the question.
  if (matchMedia('(pointer: coarse)').matches) return;
  const field = at === 'answer' ? null : dialog.querySelector<HTMLElement>(fields);
  const target = field ?? (at === 'field' ? null : dialog.querySelector<HTMLElement>(answer));
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}

/** The browser's own modal dialog: traps the focus, closes with Escape, returns the focus. */
export function Dialog({ title, open, onClose, children, wide = false, full = false, beginsAt, closeLabel }: DialogProps) {
  const t = useTranslations('shell');
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && element.current !== null && !element.current.open) {
      element.current.showModal();
      if (beginsAt !== undefined) begin(element.current, beginsAt);
    }
    if (!open && element.current?.open) element.current.close();
  }, [open, beginsAt]);
  // Removed while open it would not return the focus by itself; it is still in the document here.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => (dialog?.open === true ? dialog.close() : undefined);
  }, []);
  return (
    <dialog
      ref={element}
      className={`${styles['dialog']} ${wide ? styles['wide'] : ''} ${full ? styles['full'] : ''}`}
      data-wide={wide || full || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby={full ? 'closerequest' : 'any'}
    >
      {open ? (
        <div className={styles['body']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={closeLabel ?? t('close')} onClick={onClose}>
              <Icon name="close" size="small" />
            </button>
          </div>
          <DialogMessages />
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
