import { useState } from 'react';
import type { ProductHead } from '#contract/product-head.ts';
import type { ProductImages } from '#contract/product-image.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { PickFile } from '../files/pick-file.tsx';
import { UploadList } from '../files/upload-list.tsx';
import { wordsFrom } from '../record/choice-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import pageStyles from '../ui/page.module.css';
import { ImagePanel } from './image-panel.tsx';
import { ImageTiles } from './image-tiles.tsx';
import { imageKindChoices, imageWords as t } from './image-words.ts';
import { ProductFrame } from './product-frame.tsx';
import styles from './product-media.module.css';
import { productWords } from './product-words.ts';
import { firstFolder, useImages } from './use-images.ts';

const imageWord = wordsFrom({
  kind: imageKindChoices,
  shown: [
    ['true', productWords.values.yes],
    ['false', productWords.values.no],
  ],
});

/** Arranges pictures in the shop's order; arrangement is saved explicitly, uploads are stored at once. */
export function ArrangeImages({ head, loaded }: { head: ProductHead; loaded: ProductImages }) {
  const { control, unsaved, images, uploads, save, upload, change, pick } = useImages(head, loaded);
  const [currentId, setCurrent] = useState<number | null>(null);
  const [isPicking, setPicking] = useState(false);
  const blocker = useLeaveGuard(unsaved > 0);
  const current = images.find(({ mediaId }) => mediaId === currentId) ?? null;
  const { stored } = control;
  const nameOf = (id: string): string => images.find(({ mediaId }) => String(mediaId) === id)?.file.name ?? id;
  const tiles = { images, current: currentId, onCurrent: setCurrent, onChange: change };
  return (
    <ProductFrame
      head={{ ...head, version: stored.version }}
      actions={
        <button type="button" className={pageStyles['button']} onClick={() => setPicking(true)}>
          {t.pick}
        </button>
      }
    >
      <div className={styles['split']}>
        <DropZone onFiles={upload} label={t.pictures} accepted=".jpg,.jpeg,.png,.webp,.svg,.zip" words={t}>
          <h2>{t.pictures}</h2>
          <p className={styles['note']}>{head.configuration === null ? t.first : t.afterDrawing}</p>
          {images.some(({ shown }) => shown) ? <ImageTiles {...tiles} shown /> : <NoImage />}
          {images.some(({ shown }) => !shown) ? (
            <>
              <h2>{t.hidden}</h2>
              <p className={styles['note']}>{t.hiddenText}</p>
              <ImageTiles {...tiles} shown={false} />
            </>
          ) : null}
        </DropZone>
        <aside className={styles['aside']} aria-label={current?.file.name ?? t.pictures}>
          {current === null ? (
            <p className={styles['note']}>{t.choose}</p>
          ) : (
            <ImagePanel key={current.mediaId} image={current} images={images} onChange={change} />
          )}
          <p className={styles['folder']}>{stored.directory === '' ? t.folderNew(firstFolder(head)) : `${t.folder} ${stored.directory}`}</p>
          <UploadList uploads={uploads.uploads} onClear={uploads.clear} />
        </aside>
      </div>
      {isPicking ? (
        <PickFile
          onPick={(file) => {
            pick(file);
            setCurrent(file.id);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
      <SaveBar
        unsaved={unsaved}
        busy={control.busy}
        onSave={save}
        onDiscard={control.discard}
        foot={
          <>
            {recordWords.allSaved} <kbd>Alt ← →</kbd> {t.keys}
          </>
        }
      />
      <ConflictDialog
        record={control}
        labelOf={(field) => {
          const [about, id = ''] = field.split(' ');
          return about === 'order' ? t.order : about === 'kind' ? t.kindOf(nameOf(id)) : t.shownOf(nameOf(id));
        }}
        textOf={(field, value) => (field === 'order' ? value.split(' ').map(nameOf).join(', ') : imageWord(field, value))}
      />
      <LeaveQuestion blocker={blocker} />
    </ProductFrame>
  );
}

function NoImage() {
  return (
    <div className={styles['none']}>
      <p>
        <b>{t.none}</b> {t.noneText}
      </p>
    </div>
  );
}
