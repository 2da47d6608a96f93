import { useEffect, useRef, useState } from 'react';

export const noImage = '/images/no-image.png';

/** A picture that may be missing: a broken one gives way to the placeholder. */
export function Picture({
  src,
  alt,
  width,
  height,
  eager = false,
  className,
}: {
  src: string;
  alt: string;
  width: number;
  height: number;
  eager?: boolean | undefined;
  className?: string | undefined;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  // It may have failed before the page became interactive; then no event comes any more.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  return (
    <img
      ref={element}
      className={className}
      src={broken === src ? noImage : src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
