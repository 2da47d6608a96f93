import { useState } from 'react';
import { FileThumb } from '../files/file-tiles.tsx';
import { measureText } from '../files/file-facts.ts';
import { movedTo, neighbour } from './image-draft.ts';
import { imageWords as t } from './image-words.ts';
import styles from './product-media.module.css';
import type { Arranged } from './use-images.ts';

interface ImageTilesProps {
  images: readonly Arranged[];
  /** True: the pictures that the shop shows; false: the others. */
  shown: boolean;
  current: number | null;
  onCurrent: (mediaId: number) => void;
  onChange: (images: readonly Arranged[]) => void;
}

/** Pictures in their order; moved by dragging one onto another, or with Alt and an arrow. */
export function ImageTiles({ images, shown, current, onCurrent, onChange }: ImageTilesProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (mediaId: number, target: number | undefined): void => {
    if (target !== undefined) onChange(movedTo(images, mediaId, target) as Arranged[]);
  };
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <ol className={styles['tiles']}>
      {images
        .filter((image) => image.shown === shown)
        .map((image, at) => (
          // Dragging is an alternative to the keys and the panel's buttons.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={image.mediaId}
            draggable={shown}
            className={`${image.mediaId === current ? styles['current'] : ''} ${image.mediaId === over ? styles['over'] : ''}`}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(image.mediaId);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              setOver(image.mediaId);
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, image.mediaId);
              end();
            }}
            onDragEnd={end}
          >
            <button
              type="button"
              aria-pressed={image.mediaId === current}
              aria-keyshortcuts={shown ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
              onClick={() => onCurrent(image.mediaId)}
              onKeyDown={(event) => {
                const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key as 'ArrowLeft' | 'ArrowRight'];
                if (!event.altKey || !shown || by === undefined) return;
                event.preventDefault();
                move(image.mediaId, neighbour(images, image.mediaId, by));
              }}
            >
              <span className={styles['thumb']}>
                <FileThumb file={image.file} />
              </span>
              <b>
                {shown ? `${at + 1}. ` : ''}
                {image.file.name}
              </b>
              <small>
                {t.kinds[image.kind]}, {image.inFolder ? measureText(image.file) : t.elsewhere}
              </small>
            </button>
          </li>
        ))}
    </ol>
  );
}
