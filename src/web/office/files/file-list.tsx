import { instantDayText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { measureText, usesText } from './file-facts.ts';
import { ChooseBox } from './file-tiles.tsx';
import type { FileChoice } from './file-tiles.tsx';
import { fileWords as t } from './file-words.ts';
import styles from './file-tiles.module.css';
import { usePersonName } from '../people/person-names.tsx';

export function FileList({ files, current, chosen, onCurrent, onChosen, onOpen }: FileChoice) {
  const nameOf = usePersonName();
  return (
    <DataTable label={t.files} columns={[{ word: t.unchoose, kind: 'hidden' }, ...columns([t.name, t.size, t.usedBy, t.by])]}>
      <tbody>
        {files.map((file) => (
          <tr key={file.id} className={file.id === current ? styles['currentRow'] : undefined}>
            <td className={pageStyles['mark']}>
              <ChooseBox file={file} isChosen={chosen.has(file.id)} onChosen={onChosen} />
            </td>
            <td>
              <button
                type="button"
                id={`file-${file.id}`}
                className={styles['rowName']}
                aria-pressed={file.id === current}
                onClick={() => onCurrent(file)}
                onDoubleClick={() => onOpen(file)}
              >
                {file.name}
              </button>
            </td>
            <td className={pageStyles['keep']}>{measureText(file)}</td>
            <td>{usesText(file)}</td>
            <td>{[nameOf(file.who), instantDayText(file.changedAt)].filter((part) => part !== '').join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
