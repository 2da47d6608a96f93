/** The kinds of product pictures, and the order in which the shop shows them. */
import type { LandingPage } from './product.ts';
import { mediaUrl } from './product.ts';

export const imageKinds = ['2D', '3D-Fix', '3D-Configurator'] as const;
export type ImageKind = (typeof imageKinds)[number];

const kindOfLanding: Readonly<Record<LandingPage, ImageKind>> = {
  '2D': '2D',
  '3D_MODEL_FIX': '3D-Fix',
  '3D_CONFIGURATOR': '3D-Configurator',
};

/** Pictures of the product page's leading kind come first; otherwise the order stays. */
export function inShownOrder<Picture extends { readonly kind: ImageKind }>(pictures: readonly Picture[], landing: LandingPage): Picture[] {
  const first = kindOfLanding[landing];
  return [...pictures.filter(({ kind }) => kind === first), ...pictures.filter(({ kind }) => kind !== first)];
}

/** Address of a picture that is referenced by its path, as categories do: `/kategorien/Kisten gross`. */
export function pictureUrl(path: string): string {
  const at = path.lastIndexOf('/');
  return mediaUrl(path.slice(0, at), path.slice(at + 1));
}
