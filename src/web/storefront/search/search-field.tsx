import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { longestSearchText } from '#domain/search/search-text.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import styles from './search-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionsOf } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchFieldProps {
  /** On the search page it is the page's main field. */
  large?: boolean;
}

/** A combobox over a plain form: before and without script, Enter opens the search page. */
export function SearchField({ large = false }: SearchFieldProps) {
  const t = useTranslations('search');
  const { pathname, key } = useLocation();
  const [query] = useSearchParams();
  const shown = pathname === paths.search ? (query.get('q') ?? '') : '';
  // A new page starts with its own text and a closed list.
  return <Combobox key={`${pathname}|${shown}`} start={shown} page={key} large={large} label={t('field')} />;
}

function Combobox({ start, page, large, label }: { start: string; page: string; large: boolean; label: string }) {
  const t = useTranslations('search');
  const id = useId();
  const navigate = useNavigate();
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const [text, setText] = useState(start);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const element = useRef<HTMLFormElement>(null);
  const open = openOn === page;
  const answer = useSuggestions(text, open);
  const suggestions = answer === null ? [] : suggestionsOf(answer, shop);
  const expanded = open && answer !== null;
  const listId = `${id}-list`;
  const close = (): void => {
    setOpenOn(null);
    setActive(-1);
  };
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (element.current?.contains(event.target as Node)) return;
      setOpenOn(null);
      setActive(-1);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const go = (to: string): void => {
    close();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { length } = suggestions;
    if (event.key === 'Escape') {
      if (expanded) event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      if (!open) setOpenOn(page);
      // From the field to the first option, from the last back to the field.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => ((now + 1 + step + length + 1) % (length + 1)) - 1);
    } else if (event.key === 'Enter') {
      const chosen = expanded ? suggestions[active] : undefined;
      if (chosen === undefined) return;
      event.preventDefault();
      go(chosen.to);
    }
  };
  return (
    <Form
      ref={element}
      role="search"
      method="get"
      action={paths.search}
      className={`${styles['field']} ${large ? styles['large'] : ''}`}
      onSubmit={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={`${id}-input`}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={`${id}-input`}
        className={styles['input']}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded && suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestSearchText}
        placeholder={t(`placeholder.${shop}`)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpenOn(page);
          setActive(-1);
        }}
        onFocus={() => setOpenOn(page)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles['submit']} aria-label={t('submit')}>
        <Icon name="search" />
      </button>
      <SuggestionList
        id={listId}
        label={t('suggestions')}
        suggestions={expanded ? suggestions : []}
        active={active}
        onActive={setActive}
        onChoose={go}
      />
      <VisuallyHidden>
        <output>{expanded ? t('suggestionCount', { count: suggestions.length }) : ''}</output>
      </VisuallyHidden>
    </Form>
  );
}
