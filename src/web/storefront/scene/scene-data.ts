/** A rendered picture as a page shows it: `/images/scenes/{name}.avif`, `.webp`, and both at half the width. */
export interface ScenePictureData {
  name: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  colour: string;
  alt: string;
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
  seen: SeenProduct[];
}
