import { Picture } from '#web/ui/picture.tsx';
import type { ScenePictureData } from './scene-data.ts';

interface ScenePictureProps {
  picture: ScenePictureData;
  /** Width in the layout, as in the attribute of the same name. */
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A rendered picture: the smallest file that is sharp enough, and its mean colour until that has loaded. */
export function ScenePicture({ picture: { src, alt, width, height, forms }, ...shown }: ScenePictureProps) {
  return <Picture src={src} alt={alt} width={width} height={height} forms={forms} {...shown} />;
}
