import type { PictureForms } from '#web/ui/picture.tsx';

/** A rendered picture as a page shows it. */
export interface ScenePictureData {
  src: string;
  forms: PictureForms;
  width: number;
  height: number;
  alt: string;
  /** What it is, and what is not sold with it. */
  note: string;
}

export interface SeenProduct {
  name: string;
  /** From outside, `1072 × 672 × 654 mm`; empty for products of one size. */
  size: string;
  /** The product's page as it stands in the picture. */
  to: string;
  /** Net francs of one piece; null: on request. */
  price: number | null;
}

export interface SceneData extends ScenePictureData {
  seenTitle: string;
  seen: SeenProduct[];
}

export interface HomeScene extends SceneData {
  title: string;
}
