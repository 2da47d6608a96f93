import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import control from './control.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  hint: string;
  search: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
  onLeave: () => void;
}

/** Pause in typing before the list is queried, in milliseconds. */
const pause = 200;

/** Searches while typing, after a short pause. Enter and ↓ go to the rows, Esc clears the field and leaves it. */
export function SearchField({ hint, search, field, onSearch, onLeave }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string): void => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text !== search) onSearch(text);
  };
  return (
    <label className={`${control['field']} ${styles['search']}`}>
      <Icon name="search" size="small" />
      <input
        ref={field}
        type="search"
        value={typed ?? search}
        placeholder={hint}
        aria-label={hint}
        maxLength={200}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(text), pause);
        }}
        onBlur={() => send(typed ?? search)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed ?? search);
          if (event.key === 'Escape') send('');
          if (['Enter', 'Escape', 'ArrowDown'].includes(event.key)) {
            event.preventDefault();
            onLeave();
          }
        }}
      />
      <kbd className={control['key']}>/</kbd>
    </label>
  );
}
