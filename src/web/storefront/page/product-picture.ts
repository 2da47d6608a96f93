/** Addresses of pictures: a product's drawing, of its preset or of one configuration of it; what stands for a category. */
import type { Category } from '#contract/category.ts';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import { pictureUrl } from '#domain/catalog/product.ts';

export type PictureField =
  | 'none'
  | 'coral'
  | 'coral-tint'
  | 'forest'
  | 'forest-tint'
  | 'kraft'
  | 'kraft-tint'
  | 'paper'
  | 'paper-2'
  | 'ink';

interface PictureOptions {
  values?: Readonly<Record<string, unknown>> | undefined;
  numerals?: boolean | undefined;
  field?: PictureField | undefined;
  format?: 'svg' | 'png' | 'webp' | undefined;
  width?: number | undefined;
}

export function productPicture(articleNumber: string, { values, numerals = false, field, format, width }: PictureOptions = {}): string {
  const query = new URLSearchParams();
  if (format) query.set('format', format);
  if (width) query.set('width', String(width));
  if (numerals) query.set('numerals', 'all');
  if (field) query.set('field', field);
  if (values) query.set('values', JSON.stringify(values));
  const text = query.toString();
  return `${pathOf(drawProduct, { articleNumber })}${text === '' ? '' : `?${text}`}`;
}

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
