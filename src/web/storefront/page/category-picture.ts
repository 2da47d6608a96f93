/** Address of what stands for a category. */
import type { Category } from '#contract/category.ts';
import { pictureUrl } from '#domain/catalog/product-image.ts';
import { productPicture } from './product-picture.ts';
import type { PictureOptions } from './product-picture.ts';

/** Pixels of the longer side, which a tile or a poster shows at twice its size. */
const tileSide = 512;

/** The picture that staff gave it, else one of its products; null: it has neither. */
export function categoryPicture(
  { imageFileName, pictureArticleNumber }: Pick<Category, 'imageFileName' | 'pictureArticleNumber'>,
  options: PictureOptions = {},
): string | null {
  if (imageFileName !== '') return `${pictureUrl(imageFileName)}${options.width === undefined ? `?productImage=${tileSide}` : ''}`;
  return pictureArticleNumber === null ? null : productPicture(pictureArticleNumber, options);
}
