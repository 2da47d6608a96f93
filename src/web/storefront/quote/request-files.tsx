import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRequestFile, largestRequestFile, mostRequestFiles, requestFileEndings } from '#domain/file/request-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Optional } from '../form/optional.tsx';
import styles from './request-files.module.css';

interface RequestFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

const accept = requestFileEndings.map((ending) => `.${ending}`).join(',');

/** Drawings and photos for a request; on a phone the same button opens the camera. Files that the server would refuse are reported at once. */
export function RequestFiles({ files, onChange }: RequestFilesProps) {
  const t = useTranslations('quote');
  const e = useTranslations('buyerErrors');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]): void => {
    const fresh = chosen.filter(({ name, size }) => !files.some((file) => file.name === name && file.size === size));
    const wrong = fresh.flatMap(({ name, size }) => {
      if (!isRequestFile(name)) return e('requestFileKind', { name });
      return size > largestRequestFile ? e('requestFileSize', { name, mb: String(largestRequestFile / 1e6) }) : [];
    });
    const good = fresh.filter(({ name, size }) => isRequestFile(name) && size <= largestRequestFile);
    const all = [...files, ...good];
    setRefused(all.length > mostRequestFiles ? [...wrong, e('requestFilesTooMany', { most: String(mostRequestFiles) })] : wrong);
    onChange(all.slice(0, mostRequestFiles));
  };
  return (
    <div
      className={styles['files']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <p className={styles['label']} id="files-label">
        <Optional text={t('files')} />
      </p>
      <input
        ref={input}
        id="files"
        type="file"
        multiple
        accept={accept}
        hidden
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button kind="outline" mark="plus" aria-describedby="files-label files-hint" onClick={() => input.current?.click()}>
        {t('filesChoose')}
      </Button>
      <p className="small muted" id="files-hint">
        {t('filesHint', { most: String(mostRequestFiles), mb: String(largestRequestFile / 1e6) })}
      </p>
      <div role="alert">
        {refused.map((text) => (
          <p key={text} className={styles['refused']}>
            {text}
          </p>
        ))}
      </div>
      <ul>
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`}>
            <span>
              {file.name} <span className="muted">{t('filesSize', { mb: String(Math.max(1, Math.round(file.size / 1e5)) / 10) })}</span>
            </span>
            <button
              type="button"
              aria-label={t('filesRemove', { name: file.name })}
              onClick={() => onChange(files.filter((each) => each !== file))}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
