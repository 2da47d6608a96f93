import type { FileItem } from '#contract/file.ts';
import { Picture } from '#web/ui/picture.tsx';
import { endingOf, isPicture, measureText, thumbnailOf, usesText } from './file-facts.ts';
import { fileWords as t } from './file-words.ts';
import styles from './file-tiles.module.css';

export interface FileChoice {
  files: readonly FileItem[];
  /** The file whose facts are shown. */
  current: number | null;
  chosen: ReadonlySet<number>;
  onCurrent: (file: FileItem) => void;
  onChosen: (id: number, isChosen: boolean) => void;
  onOpen: (file: FileItem) => void;
}

const sidePx = 320;

export function FileThumb({ file }: { file: FileItem }) {
  return isPicture(file) && !file.missing ? (
    <Picture src={thumbnailOf(file, sidePx)} alt="" width={sidePx} height={240} />
  ) : (
    <span className={styles['ending']}>{endingOf(file)}</span>
  );
}

export function FileTiles({ files, current, chosen, onCurrent, onChosen, onOpen }: FileChoice) {
  return (
    <ul className={styles['tiles']}>
      {files.map((file) => (
        <li key={file.id} className={file.id === current ? styles['current'] : undefined}>
          <button
            type="button"
            id={`file-${file.id}`}
            aria-pressed={file.id === current}
            onClick={() => onCurrent(file)}
            onDoubleClick={() => onOpen(file)}
          >
            <span className={styles['thumb']}>
              <FileThumb file={file} />
            </span>
            <b>{file.name}</b>
            <small>{measureText(file)}</small>
            <small>{usesText(file)}</small>
          </button>
          <ChooseBox file={file} isChosen={chosen.has(file.id)} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

export function ChooseBox({
  file: { id, name },
  isChosen,
  onChosen,
}: {
  file: FileItem;
  isChosen: boolean;
  onChosen: (id: number, isChosen: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      className={styles['choose']}
      aria-label={t.choose(name)}
      checked={isChosen}
      onChange={(event) => onChosen(id, event.target.checked)}
    />
  );
}
