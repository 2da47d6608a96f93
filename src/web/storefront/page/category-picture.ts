/** Address of the picture that represents a category. */
import type { Category } from '#contract/category.ts';
import { pictureUrl } from '#domain/catalog/product-image.ts';
import { productPicture } from './product-picture.ts';
import type { PictureOptions } from './product-picture.ts';

/** Longer side in pixels: twice the size shown on a tile or a poster. */
const tileSide = 512;

/** The picture set by staff, else one of its products; null: neither. */
export function categoryPicture(
  { imageFileName, pictureArticleNumber }: Pick<Category, 'imageFileName' | 'pictureArticleNumber'>,
  options: PictureOptions = {},
): string | null {
  if (imageFileName !== '') return `${pictureUrl(imageFileName)}${options.width === undefined ? `?productImage=${tileSide}` : ''}`;
  return pictureArticleNumber === null ? null : productPicture(pictureArticleNumber, options);
}
