import { useState } from 'react';
import { Link } from 'react-router';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import { paths } from '#web/paths.ts';
import { measureText } from '../files/file-facts.ts';
import { FileNames } from '../files/file-panel.tsx';
import { FileThumb } from '../files/file-tiles.tsx';
import { fileWords } from '../files/file-words.ts';
import { Viewer } from '../files/viewer.tsx';
import pageStyles from '../ui/page.module.css';
import { PlainSelect } from '../ui/plain-select.tsx';
import { movedTo, neighbour } from './image-draft.ts';
import { imageKindChoices, imageWords as t } from './image-words.ts';
import styles from './product-media.module.css';
import type { Arranged } from './use-images.ts';

interface ImagePanelProps {
  image: Arranged;
  images: readonly Arranged[];
  onChange: (images: readonly Arranged[]) => void;
}

/** One picture of the product: its kind, its place, its description for those who cannot see it. */
export function ImagePanel({ image, images, onChange }: ImagePanelProps) {
  const [isLarge, setLarge] = useState(false);
  const { file, mediaId, shown, inFolder } = image;
  const put = (changes: Partial<Arranged>): void =>
    onChange(images.map((each) => (each.mediaId === mediaId ? { ...each, ...changes } : each)));
  const takeOff = (): void => (inFolder ? put({ shown: false }) : onChange(images.filter((each) => each.mediaId !== mediaId)));
  const step = (by: 1 | -1, word: string) => {
    const target = neighbour(images, mediaId, by);
    return (
      <button
        type="button"
        className={pageStyles['button']}
        disabled={target === undefined}
        onClick={() => onChange(movedTo(images, mediaId, target ?? mediaId) as Arranged[])}
      >
        {word}
      </button>
    );
  };
  const places = images.filter((each) => each.shown);
  return (
    <div className={styles['panel']}>
      <button type="button" className={styles['large']} onClick={() => setLarge(true)} aria-label={fileWords.look}>
        <FileThumb file={file} />
      </button>
      <p className={styles['note']}>
        {shown ? `${t.place(places.indexOf(image) + 1, places.length)}, ` : ''}
        {measureText(file)}
      </p>
      <div className={styles['verbs']}>
        {shown ? (
          <>
            {step(-1, t.forward)}
            {step(1, t.back)}
            <button type="button" className={pageStyles['button']} onClick={takeOff}>
              {t.takeOff}
            </button>
          </>
        ) : (
          <button type="button" className={pageStyles['button']} onClick={() => put({ shown: true })}>
            {t.show}
          </button>
        )}
      </div>
      <PlainSelect
        id="image-kind"
        label={t.kind}
        value={image.kind}
        options={imageKindChoices}
        onChange={(kind) => put({ kind: kind as ImageKind })}
      />
      <p className={styles['note']}>{t.kindHint}</p>
      <FileNames key={`${file.id} ${file.version}`} file={file} />
      <Link to={`${paths.officeFiles}?${new URLSearchParams({ folder: file.directory }).toString()}`}>{t.inFiles}</Link>
      {isLarge ? <Viewer file={file} onClose={() => setLarge(false)} /> : null}
    </div>
  );
}
