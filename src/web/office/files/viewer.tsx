import type { FileItem } from '#contract/file.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import pageStyles from '../ui/page.module.css';
import { endingOf, isPicture, measureText } from './file-facts.ts';
import { fileWords as t } from './file-words.ts';
import filePanelStyles from './file-panel.module.css';
import fileTilesStyles from './file-tiles.module.css';

/** The file filling the window: a picture as the shop shows it, a PDF in the browser's own viewer, for others the facts. */
export function Viewer({ file, onClose }: { file: FileItem; onClose: () => void }) {
  const isPaper = file.mimeType === 'application/pdf';
  return (
    <Dialog full open title={file.name} onClose={onClose}>
      <div className={filePanelStyles['viewer']}>
        {isPicture(file) ? (
          <img src={file.url} alt={file.texts.de || file.name} width={file.width ?? undefined} height={file.height ?? undefined} />
        ) : (
          <p className={fileTilesStyles['ending']}>{endingOf(file)}</p>
        )}
      </div>
      <div className={pageStyles['answer']}>
        <span>{measureText(file)}</span>
        {isPaper ? (
          <a className={`${pageStyles['button']} ${pageStyles['ink']}`} href={file.url} target="_blank" rel="noreferrer">
            {t.open}
          </a>
        ) : null}
        <a className={pageStyles['button']} href={file.url} download={file.name}>
          {t.download}
        </a>
      </div>
    </Dialog>
  );
}
