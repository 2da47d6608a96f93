import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';

interface DrawerProps {
  label: string;
  /** Word of the button that closes it. */
  close: string;
  open: boolean;
  onClose: () => void;
  /** For its sections. */
  className?: string | undefined;
  children: ReactNode;
}

/** The right column of a page. Where there is no space beside, it slides over the page; on a phone it is below. */
export function Drawer({ label, close, open, onClose, className = '', children }: DrawerProps) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) column.current?.focus();
  }, [open]);
  return (
    <aside ref={column} tabIndex={-1} aria-label={label} className={`${styles['drawer']} ${open ? styles['open'] : ''} ${className}`}>
      <button type="button" className={styles['closer']} onClick={onClose}>
        {close} <kbd aria-hidden="true">Esc</kbd>
      </button>
      {children}
    </aside>
  );
}
