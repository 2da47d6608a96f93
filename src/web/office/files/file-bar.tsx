import type { RefObject } from 'react';
import { Link } from 'react-router';
import { SearchField } from '../grid/search-field.tsx';
import pageStyles from '../ui/page.module.css';
import { fileWords as t } from './file-words.ts';
import type { FileKind, FilesQuery } from './files-query.ts';
import styles from './files.module.css';

interface FileBarProps {
  query: FilesQuery;
  search: RefObject<HTMLInputElement | null>;
  addressOf: (folder: string) => string;
  onChange: (changes: Partial<FilesQuery>) => void;
}

/** Path of the open folder, search, filters and display. */
export function FileBar({ query, search, addressOf, onChange }: FileBarProps) {
  const parts = query.folder.split('/').slice(1);
  return (
    <div className={`${pageStyles['bar']} ${styles['bar']}`}>
      <nav className={styles['trail']} aria-label={t.trail}>
        <ol>
          <li>{parts.length === 0 ? <b>{t.title}</b> : <Link to={addressOf('')}>{t.title}</Link>}</li>
          {parts.map((part, index) => (
            <li key={parts.slice(0, index + 1).join('/')}>
              {index === parts.length - 1 ? <b>{part}</b> : <Link to={addressOf(`/${parts.slice(0, index + 1).join('/')}`)}>{part}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      <SearchField
        hint={t.search}
        search={query.search}
        field={search}
        onSearch={(text) => onChange({ search: text })}
        onLeave={() => search.current?.blur()}
      />
      <label>
        {t.kind}
        <select value={query.kind} onChange={(event) => onChange({ kind: event.target.value as FileKind })}>
          {Object.entries(t.kinds).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={query.unused} onChange={(event) => onChange({ unused: event.target.checked })} />
        {t.onlyUnused}
      </label>
      <div className={styles['segment']} role="group" aria-label={t.view}>
        <button type="button" aria-pressed={!query.asList} onClick={() => onChange({ asList: false })}>
          {t.tiles}
        </button>
        <button type="button" aria-pressed={query.asList} onClick={() => onChange({ asList: true })}>
          {t.list}
        </button>
      </div>
    </div>
  );
}
