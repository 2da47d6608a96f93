import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ArticleIndex, IndexedArticle } from '#domain/quick-order/article-index.ts';
import inputStyles from './grid-input.module.css';
import styles from './article-field.module.css';

interface ArticleFieldProps {
  id: string;
  label: string;
  value: string;
  index: ArticleIndex;
  wrong: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onChoose: (article: IndexedArticle) => void;
  onFocus: () => void;
  onLeave: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Keys that the suggestion list does not use. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const shownSuggestions = 8;

/** Article number or name with suggestions below: arrows select, Enter accepts, Escape closes. */
export function ArticleField({
  id,
  label,
  value,
  index,
  wrong,
  describedBy,
  onChange,
  onChoose,
  onFocus,
  onLeave,
  onPaste,
  onKey,
}: ArticleFieldProps) {
  const t = useTranslations('favourites');
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = open ? index.suggest(value, shownSuggestions) : [];
  const shown = suggestions.length > 0;
  const choose = (article: IndexedArticle): void => {
    onChoose(article);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = suggestions[active];
    if (shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) % suggestions.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else {
      if (event.key === 'Tab' && chosen !== undefined) choose(chosen);
      onKey(event);
    }
  };
  return (
    <div className={styles['field']}>
      <input
        id={id}
        type="text"
        role="combobox"
        className={inputStyles['input']}
        aria-label={label}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        placeholder={t('articleExample')}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={onFocus}
        onBlur={() => {
          setOpen(false);
          onLeave();
        }}
      />
      <div id={listId} role="listbox" aria-label={t('suggestions')} className={styles['list']} hidden={!shown}>
        {suggestions.map((article, position) => (
          // The field keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={article.id}
            id={`${listId}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            // The field must keep the focus, or the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(article)}
          >
            <span className="code">{article.articleNumber}</span>
            <b>{article.name}</b>
            {article.externalProductId === '' ? null : <span className="code">{article.externalProductId}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
