import type { PictureForms } from '#web/ui/picture.tsx';

/** A rendered picture as a page shows it. */
export interface ScenePictureData {
  src: string;
  forms: PictureForms;
  width: number;
  height: number;
  alt: string;
  /** Says that it is a rendering, and what is not included. */
  note: string;
}

export interface SeenProduct {
  name: string;
  /** Outer size, `1072 × 672 × 654 mm`; empty for products of one size. */
  size: string;
  /** The product's page, configured as in the picture. */
  to: string;
  /** Net francs of one piece; null: on request; absent: not available right now. */
  price?: number | null | undefined;
}

export interface SceneData extends ScenePictureData {
  seenTitle: string;
  seen: SeenProduct[];
}

export interface HomeScene extends SceneData {
  title: string;
}
