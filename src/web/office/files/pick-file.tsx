import { useEffect, useState } from 'react';
import { readFiles } from '#contract/file.ts';
import type { FileItem, FilesAnswer } from '#contract/file.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { measureText } from './file-facts.ts';
import { FileThumb } from './file-tiles.tsx';
import { fileWords as t } from './file-words.ts';
import styles from './file-tiles.module.css';

interface PickFileProps {
  /** Full types, or `image/` for all pictures (default), as in the call. */
  mimeType?: string;
  /** Folder opened first. */
  directory?: string;
  /** Other records refer to the file by its `path`; `url` shows a picture. */
  onPick: (file: FileItem) => void;
  onClose: () => void;
}

/** A dialog to choose a picture, or another file, from the library. */
export function PickFile({ mimeType = 'image/', directory = '', onPick, onClose }: PickFileProps) {
  const [folder, setFolder] = useState(directory);
  const [search, setSearch] = useState('');
  const { answer, problem } = useFolder({ mimeType, folder, search });
  const folders = answer?.folders ?? [];
  return (
    <Dialog wide open title={mimeType === 'image/' ? t.pickTitle : t.pickTitleFile} onClose={onClose}>
      <div className={styles['pickBar']}>
        <label>
          {t.folders}
          <select value={folder} onChange={(event) => setFolder(event.target.value)}>
            <option value="">{t.allFolders}</option>
            {folders.some(({ path }) => path === folder) || folder === '' ? null : <option value={folder}>{folder.slice(1)}</option>}
            {folders.map(({ path }) => (
              <option key={path} value={path}>
                {path.slice(1).replaceAll('/', ' / ')}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.search}
          <input type="search" value={search} maxLength={100} onChange={(event) => setSearch(event.target.value)} />
        </label>
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {answer !== null && answer.items.length === 0 ? <p>{t.noPictures}</p> : null}
      {answer !== null && answer.total > answer.items.length ? <p>{t.someShown(answer.items.length, answer.total)}</p> : null}
      <ul className={styles['tiles']}>
        {(answer?.items ?? []).map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => onPick(file)}>
              <span className={styles['thumb']}>
                <FileThumb file={file} />
              </span>
              <b>{file.name}</b>
              <small>{measureText(file)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className={pageStyles['answer']}>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Pause in typing before files are requested, in milliseconds. */
const pause = 200;

/** The root has no files of its own: there all folders are searched. */
function useFolder({ mimeType, folder, search }: { mimeType: string; folder: string; search: string }): {
  answer: FilesAnswer | null;
  problem: string | null;
} {
  const failureText = useFailureText();
  const [answer, setAnswer] = useState<FilesAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = search.trim() === '' && folder === '' ? '.' : search.trim();
  useEffect(() => {
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const query = { mimeType, currentDirectory: folder, perPage: 100, ...(text === '' ? {} : { search: text }) };
        setAnswer(await call(readFiles, { query }, { signal: control.signal }));
        setProblem(null);
      } catch (failure) {
        if (!control.signal.aborted) setProblem(failureText(failure));
      }
    };
    const timer = setTimeout(() => void ask(), text === '' || text === '.' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
    // A changed text function must not ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mimeType, folder, text]);
  return { answer, problem };
}
