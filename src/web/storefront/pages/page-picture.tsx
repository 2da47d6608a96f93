import type { ContentPicture } from '#contract/content.ts';
import type { ScenePictureData } from '../scene/scene-data.ts';
import { ScenePicture } from '../scene/scene-picture.tsx';

/** Rendered pictures of a page, by address. */
export type Scenes = Readonly<Record<string, ScenePictureData>>;

interface PagePictureProps {
  picture: ContentPicture;
  scenes: Scenes;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A picture named by a text page: rendered, drawn, or uploaded by staff. */
export function PagePicture({ picture: { src, alt, width, height }, scenes, sizes, eager = false, className }: PagePictureProps) {
  const scene = scenes[src];
  // A picture that only repeats the text beside it gets no alt text.
  const told = scene && (alt === '' ? { ...scene, alt } : scene);
  if (told) return <ScenePicture eager={eager} className={className} picture={told} sizes={sizes} />;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
