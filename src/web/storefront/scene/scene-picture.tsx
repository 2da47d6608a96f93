import type { ScenePictureData } from './scene-data.ts';

interface ScenePictureProps {
  picture: ScenePictureData;
  /** Width in the layout, as the attribute of the same name. */
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A rendered picture: the smallest file that is sharp enough, its mean colour until it is there. */
export function ScenePicture({ picture: { name, width, height, colour, alt }, sizes, eager = false, className }: ScenePictureProps) {
  const files = (ending: string): string =>
    `/images/scenes/${name}-800.${ending} ${width / 2}w, /images/scenes/${name}.${ending} ${width}w`;
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        className={className}
        style={{ backgroundColor: colour }}
        srcSet={files('webp')}
        sizes={sizes}
        src={`/images/scenes/${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
