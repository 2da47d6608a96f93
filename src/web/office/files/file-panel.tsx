import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { changeFiles, readShownSizes, renameFile } from '#contract/file.ts';
import type { FileItem } from '#contract/file.ts';
import type { RowResult } from '#contract/record.ts';
import { CallFailure } from '#contract/failure.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { instantDayText } from '../text/instant-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { isPicture, measureText } from './file-facts.ts';
import { FileThumb } from './file-tiles.tsx';
import { fileWords as t } from './file-words.ts';
import filePanelStyles from './file-panel.module.css';
import styles from './files.module.css';
import { sizeText } from './size-text.ts';
import { usePlace } from './use-place.ts';
import { usePersonName } from '../people/person-names.tsx';

interface FilePanelProps {
  file: FileItem;
  onLook: () => void;
  onClose: () => void;
}

/** Throws the errors if the single row was refused. */
export function doneOr(row: RowResult | undefined): void {
  if (row?.ok === false) throw new CallFailure(row.conflict === undefined ? 422 : 409, row.errors, row.conflict ?? null);
}

/** Everything about the current file: its names, the formats the shop generates, its uses. */
export function FilePanel({ file, onLook, onClose }: FilePanelProps) {
  return (
    <aside className={filePanelStyles['panel']} aria-label={file.name}>
      <button type="button" className={filePanelStyles['closePanel']} onClick={onClose} aria-label={t.close}>
        <Icon name="close" size="small" />
      </button>
      <button type="button" className={filePanelStyles['large']} onClick={onLook} aria-label={t.look}>
        <FileThumb file={file} />
      </button>
      <FileNames key={`${file.id} ${file.version}`} file={file} />
      <FileFacts file={file} />
      <section>
        <h2>
          {t.usedBy} <small>{file.uses.length}</small>
        </h2>
        <FileUses file={file} />
        {file.uses.length === 0 ? null : <p className={filePanelStyles['callout']}>{t.locked}</p>}
      </section>
    </aside>
  );
}

/** Name and, for a picture, its description, with a save button of their own. */
export function FileNames({ file }: { file: FileItem }) {
  const { busy, run } = useAction();
  const [name, setName] = useState(file.name);
  const [texts, setTexts] = useState(file.texts);
  const isRenamed = name.trim() !== file.name;
  const isChanged = isRenamed || JSON.stringify(texts) !== JSON.stringify(file.texts);
  const save = async (): Promise<void> => {
    let { version } = file;
    if (isRenamed) ({ version } = await call(renameFile, { body: { oldName: file.path, newName: name.trim(), version } }));
    const { rows } = await call(changeFiles, { body: { rows: [{ id: file.id, version, changes: { texts } }] } });
    doneOr(rows[0]);
  };
  return (
    <form
      className={filePanelStyles['names']}
      onSubmit={(event) => {
        event.preventDefault();
        void run(save, t.saved);
      }}
    >
      <PlainField id="file-name" label={t.name} value={name} maxLength={120} onChange={setName} />
      {isPicture(file)
        ? languages.map((language) => (
            <PlainField
              key={language}
              id={`file-text-${language}`}
              label={t.texts[language]}
              value={texts[language]}
              maxLength={300}
              onChange={(text) => setTexts({ ...texts, [language]: text })}
            />
          ))
        : null}
      {isChanged ? (
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
          {t.save}
        </button>
      ) : null}
    </form>
  );
}

function FileFacts({ file }: { file: FileItem }) {
  const toast = useToast();
  const shown = useShownAs(file);
  const nameOf = usePersonName();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(file.url, window.location.href).href);
    toast.success(t.copied);
  };
  return (
    <dl className={filePanelStyles['facts']}>
      <dt>{t.size}</dt>
      <dd>{measureText(file)}</dd>
      {shown === null ? null : (
        <>
          <dt>{t.shownAs}</dt>
          <dd>{shown}</dd>
        </>
      )}
      <dt>{t.by}</dt>
      <dd>{[nameOf(file.who), instantDayText(file.changedAt)].filter((part) => part !== '').join(', ')}</dd>
      <dt>{t.address}</dt>
      <dd>
        <code>{file.url}</code>{' '}
        <button type="button" className={styles['link']} onClick={() => void copy()}>
          {t.copy}
        </button>
      </dd>
    </dl>
  );
}

/** `AVIF 38 kB, WebP 61 kB`; null: the file is not a photo or other bitmap. */
function useShownAs(file: FileItem): string | null {
  const [text, setText] = useState('');
  const isShown = isPicture(file) && file.mimeType !== 'image/svg+xml' && !file.missing;
  useEffect(() => {
    if (!isShown) return undefined;
    const control = new AbortController();
    const word = (name: string, size: number | null): string => `${name} ${size === null ? t.making : sizeText(size)}`;
    void call(readShownSizes, { params: { id: file.id } }, { signal: control.signal }).then(
      ({ avif, webp }) => setText(`${word('AVIF', avif)}, ${word('WebP', webp)}`),
      // Only additional: the other facts are shown without it.
      () => setText(''),
    );
    return () => control.abort();
  }, [file.id, isShown]);
  return isShown ? text : null;
}

export function FileUses({ file }: { file: FileItem }) {
  const placeOf = usePlace();
  if (file.uses.length === 0) return <p>{t.unused}</p>;
  return (
    <ul className={filePanelStyles['uses']}>
      {file.uses.map((use) => {
        const place = placeOf(use);
        const word = `${t.useKinds[use.kind]} ${use.name}`;
        return <li key={`${use.kind} ${use.id}`}>{place === null ? word : <Link to={place}>{word}</Link>}</li>;
      })}
    </ul>
  );
}
