import { useId, useRef } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { longestSearchText } from '#domain/search/search-text.ts';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import styles from './search-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchList } from './use-search-list.ts';

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
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const element = useRef<HTMLFormElement>(null);
  const { text, type, suggestions, expanded, active, setActive, open, close, go, onKeyDown } = useSearchList(start, page, element);
  const listId = `${id}-list`;
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
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestSearchText}
        placeholder={t(`placeholder.${shop}`)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={open}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles['submit']} aria-label={t('submit')}>
        <Icon name="search" />
      </button>
      <SuggestionList id={listId} label={t('suggestions')} suggestions={suggestions} active={active} onActive={setActive} onChoose={go} />
      <VisuallyHidden>
        <output>{expanded ? t('suggestionCount', { count: suggestions.length }) : ''}</output>
      </VisuallyHidden>
    </Form>
  );
}
