import { Link } from 'react-router';
import type { FolderItem } from '#contract/file.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { fileWords as t } from './file-words.ts';
import styles from './files.module.css';

interface FolderTreeProps {
  folders: readonly FolderItem[];
  directory: string;
  /** Address of a folder. */
  addressOf: (path: string) => string;
}

const depthOf = (path: string): number => path.split('/').length - 1;

/** Folders from the top; below the first level only those in the open folder and in the folders above it. */
function shownFolders(folders: readonly FolderItem[], directory: string): FolderItem[] {
  return folders.filter(({ path }) => {
    const above = path.slice(0, path.lastIndexOf('/'));
    return above === '' || directory === above || directory.startsWith(`${above}/`);
  });
}

/** On a phone only the path down to the open folder and its contents. */
const isNear = (path: string, directory: string): boolean =>
  directory === '' || directory === path || directory.startsWith(`${path}/`) || path.startsWith(`${directory}/`);

export function FolderTree({ folders, directory, addressOf }: FolderTreeProps) {
  return (
    <nav className={styles['tree']} aria-label={t.folders}>
      <ul>
        <li>
          <Link to={addressOf('')} aria-current={directory === '' ? 'page' : undefined}>
            <FolderMark />
            <span>{t.allFolders}</span>
          </Link>
        </li>
        {shownFolders(folders, directory).map(({ path, files }) => (
          <li key={path} className={isNear(path, directory) ? undefined : styles['far']} style={{ paddingLeft: (depthOf(path) - 1) * 16 }}>
            <Link to={addressOf(path)} aria-current={directory === path ? 'page' : undefined}>
              <FolderMark />
              <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
              <small>{groupedText(files)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FolderMark() {
  return (
    <svg className={styles['folder']} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M2 6h14l4 5h18v23H2z" />
    </svg>
  );
}
