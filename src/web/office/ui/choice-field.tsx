import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<Item extends { id: number }> {
  id?: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Whether typing can begin at once. */
  focused?: boolean;
  /** The key that leads here. */
  shortcut?: string;
  text: string;
  onText: (text: string) => void;
  /** What was found for the text, the likeliest first. */
  found: readonly Item[];
  /** What the list holds, for screen readers. */
  foundLabel: string;
  /** Said below the field; empty: nothing to say. */
  status?: string;
  onChosen: (item: Item) => void;
  /** An item in the list. */
  children: (item: Item) => ReactNode;
}

/** A field with what was found for its text below it: chosen with the mouse, or with arrows and Enter without leaving the field. */
export function ChoiceField<Item extends { id: number }>({
  id: givenId,
  label,
  hint,
  focused = false,
  shortcut,
  text,
  onText,
  found,
  foundLabel,
  status = '',
  onChosen,
  children,
}: ChoiceFieldProps<Item>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, found.length - 1);
  useEffect(() => {
    if (focused) document.getElementById(id)?.focus();
  }, [focused, id]);
  const press = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const item = found[at];
    if (step !== undefined) setChosen(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (key === 'Escape' && text !== '') onText('');
    else if (key === 'Enter' && item !== undefined) onChosen(item);
    else return key === 'Enter';
    return true;
  };
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-keyshortcuts={shortcut}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
            if (isPlain && press(event.key)) event.preventDefault();
          }}
        />
        {found.length === 0 ? null : (
          <div id={`${id}-found`} role="listbox" tabIndex={-1} aria-label={foundLabel} className={styles['found']}>
            {found.map((item, index) => (
              <button
                key={item.id}
                id={`${id}-${index}`}
                type="button"
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                onClick={() => onChosen(item)}
              >
                {children(item)}
              </button>
            ))}
          </div>
        )}
        <p role="status">{status}</p>
      </div>
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
