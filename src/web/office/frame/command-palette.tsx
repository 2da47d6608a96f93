import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from './commands.ts';
import type { Area } from './screen.ts';
import { officeWords as t } from './office-words.ts';
import { useFound } from './use-found.ts';
import type { Found } from './use-found.ts';
import styles from './command-palette.module.css';

interface CommandPaletteProps {
  areas: readonly Area[];
  commands: readonly Command[];
  open: boolean;
  onClose: () => void;
}

/** Ctrl+K: finds screens, lists and commands by name; orders, quotes, invoices, customers and products by number or name. */
export function CommandPalette({ areas, commands, open, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label={t.searchOrCommand} onClose={onClose} closedby="any">
      {open ? <Search areas={areas} commands={commands} onClose={onClose} /> : null}
    </dialog>
  );
}

function Search({ areas, commands, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { found, busy } = useFound(areas, commands, text);
  const chosen = Math.min(at, found.length - 1);
  const go = ({ path }: Found): void => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = found[chosen];
    if (step !== undefined && found.length > 0) setAt((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' && target !== undefined) go(target);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-label={t.searchOrCommand}
        placeholder={t.searchHint}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.found}>
        {found.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field does the same
          <div key={each.path} id={`${id}-${index}`} role="option" tabIndex={-1} aria-selected={index === chosen} onClick={() => go(each)}>
            <b>{each.name}</b>
            <span>{each.about}</span>
          </div>
        ))}
      </div>
      <p role="status">{busy ? t.searching : found.length === 0 ? t.nothingFound(text.trim()) : ''}</p>
    </>
  );
}
