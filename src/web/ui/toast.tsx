import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './toast.module.css';

type ToastKind = 'success' | 'error' | 'info' | 'warning';

interface ToastEntry {
  id: number;
  kind: ToastKind;
  text: string;
  link: ToastLink | undefined;
}

/** Opens beside this page, so that what was typed here stays. A message with a link stays until it is closed. */
interface ToastLink {
  to: string;
  text: string;
}

export type Toaster = Record<ToastKind, (text: string, link?: ToastLink) => void>;

const shownMs = 3000;
const atMost = 5;
const marks: Record<ToastKind, IconName> = { success: 'check', error: 'close', info: 'check', warning: 'warning' };

interface Messages {
  entries: readonly ToastEntry[];
  remove: (id: number) => void;
  /** Open dialogs, the topmost last. */
  dialogs: readonly object[];
  setDialogs: Dispatch<SetStateAction<readonly object[]>>;
}

const ToasterContext = createContext<Toaster | null>(null);
const MessagesContext = createContext<Messages>({ entries: [], remove: () => undefined, dialogs: [], setDialogs: () => undefined });

/** `useToast().success(text)`; line breaks in a text are kept. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast outside of ToastProvider');
  return toaster;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const [dialogs, setDialogs] = useState<readonly object[]>([]);
  const nextId = useRef(0);
  const remove = useCallback((id: number) => setEntries((now) => now.filter((entry) => entry.id !== id)), []);
  const toaster = useMemo<Toaster>(() => {
    const add = (kind: ToastKind) => (text: string, link?: ToastLink) => {
      nextId.current += 1;
      const entry = { id: nextId.current, kind, text, link };
      setEntries((now) => [...now.filter((other) => other.text !== text), entry].slice(-atMost));
    };
    return { success: add('success'), error: add('error'), info: add('info'), warning: add('warning') };
  }, []);
  return (
    <ToasterContext value={toaster}>
      <MessagesContext value={{ entries, remove, dialogs, setDialogs }}>
        {children}
        <Region />
      </MessagesContext>
    </ToasterContext>
  );
}

/** All that is outside of an open dialog is dimmed and silent: the topmost dialog shows the messages. */
export function DialogMessages() {
  const { setDialogs } = useContext(MessagesContext);
  const own = useRef(null);
  useEffect(() => {
    setDialogs((open) => [...open, own]);
    return () => setDialogs((open) => open.filter((other) => other !== own));
  }, [setDialogs, own]);
  return <Region dialog={own} />;
}

/** `dialog`: that it stands in; none: the page. */
function Region({ dialog }: { dialog?: object }) {
  const t = useTranslations('shell');
  const { entries, remove, dialogs } = useContext(MessagesContext);
  const shown = dialogs.at(-1) === dialog ? entries : [];
  return (
    <section className={styles['region']} aria-label={t('messages')} aria-live="polite">
      {shown.map((entry) => (
        <Toast key={entry.id} entry={entry} onGone={remove} />
      ))}
    </section>
  );
}

function Toast({ entry, onGone }: { entry: ToastEntry; onGone: (id: number) => void }) {
  const t = useTranslations('shell');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || entry.link !== undefined) return undefined;
    const timer = setTimeout(() => onGone(entry.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, entry.id, entry.link, onGone]);
  return (
    <div
      className={`${styles['toast']} ${styles[entry.kind]}`}
      role={entry.kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={marks[entry.kind]} />
      <span className={styles['text']}>
        {entry.text}
        {entry.link === undefined ? null : (
          <a href={entry.link.to} target="_blank" rel="noopener" onClick={() => onGone(entry.id)}>
            {entry.link.text}
          </a>
        )}
      </span>
      <button type="button" aria-label={t('close')} onClick={() => onGone(entry.id)}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
