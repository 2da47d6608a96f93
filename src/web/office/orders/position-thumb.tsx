import { useRef } from 'react';
import styles from './positions.module.css';

const previewPx = 150;

/** A position's thumbnail; on hover it shows the picture at 150 pixels, above anything that would clip it. */
export function PositionThumb({ url, name }: { url: string; name: string }) {
  const preview = useRef<HTMLSpanElement>(null);
  const show = (thumb: Element): void => {
    const { right, top } = thumb.getBoundingClientRect();
    const place = preview.current;
    if (place === null) return;
    place.style.left = `${right + 8}px`;
    place.style.top = `${Math.max(8, Math.min(top, innerHeight - previewPx - 16))}px`;
    place.showPopover();
  };
  return (
    <>
      <img
        className={styles['thumb']}
        src={url}
        alt=""
        onPointerEnter={({ currentTarget, pointerType }) => (pointerType === 'mouse' ? show(currentTarget) : undefined)}
        onPointerLeave={() => preview.current?.hidePopover()}
      />
      <span ref={preview} popover="manual" role="tooltip" className={styles['preview']}>
        <img src={url} alt={name} width={previewPx} height={previewPx} loading="lazy" />
      </span>
    </>
  );
}
