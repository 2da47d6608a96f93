import { useEffect, useRef, useState } from 'react';

export const noImage = '/images/no-image.png';

/** A picture in several sizes and formats: candidates by width, and the colour shown until one has loaded. */
export interface PictureForms {
  avif: string;
  webp: string;
  colour: string;
}

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  eager?: boolean | undefined;
  className?: string | undefined;
  forms?: PictureForms | undefined;
  /** Width in the layout, with `forms`. */
  sizes?: string | undefined;
}

/** A picture that may be missing: if it fails to load, the placeholder replaces it. */
export function Picture({ src, alt, width, height, eager = false, className, forms, sizes }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  // It may have failed before hydration; then no error event follows.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  const shown = broken === src ? undefined : forms;
  const image = (
    <img
      ref={element}
      className={className}
      style={shown && { backgroundColor: shown.colour }}
      srcSet={shown?.webp}
      sizes={forms && sizes}
      src={broken === src ? noImage : src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'async' : undefined}
      onError={() => setBroken(src)}
    />
  );
  if (!forms) return image;
  return (
    <picture>
      {shown ? <source type="image/avif" srcSet={shown.avif} sizes={sizes} /> : null}
      {image}
    </picture>
  );
}
