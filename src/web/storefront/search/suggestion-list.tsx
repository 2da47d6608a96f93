import { useLocale, useTranslations } from 'use-intl';
import { countText } from '#web/texts/count-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Unpublished } from '../product-card/unpublished.tsx';
import { Price } from '../page/price-view.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (to: string) => void;
}

/** The list box: always present for its combobox, hidden while empty. The field handles the keys; the pointer selects on release. */
export function SuggestionList({ id, label, suggestions, active, onActive, onChoose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles['list']} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
        <div
          key={`${suggestion.kind} ${suggestion.to}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={`${styles['option']} ${styles[suggestion.kind]}`}
          onPointerMove={() => onActive(index)}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion.to)}
        >
          <Line suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

function Line({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations('search');
  const locale = useLocale();
  if (suggestion.kind === 'all') return <strong>{t('showAll', { count: countText(locale, suggestion.total) })}</strong>;
  if (suggestion.kind === 'category' || suggestion.kind === 'page') {
    return (
      <>
        <span className={styles['sign']}>
          <Icon name={suggestion.kind === 'page' ? 'document' : 'search'} size="small" />
        </span>
        <span className={styles['name']}>
          {suggestion.name} <span className={styles['kind']}>{t(suggestion.kind)}</span>
        </span>
      </>
    );
  }
  const hidden = suggestion.kind === 'product' && !suggestion.published;
  return (
    <>
      <Picture
        className={hidden ? `${styles['picture']} ${styles['faded']}` : styles['picture']}
        src={suggestion.picture}
        alt=""
        width={56}
        height={44}
      />
      <span className={styles['name']}>
        {suggestion.name}
        {hidden ? <Unpublished /> : null}
        <span className={styles['detail']}>
          {suggestion.kind === 'madeToSize' ? t('madeToSize', { size: suggestion.detail }) : suggestion.detail}
        </span>
      </span>
      <span className={styles['price']}>
        <Price net={suggestion.price} />
      </span>
    </>
  );
}
