/** Address of a product's drawing, in its preset or another configuration. */
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';

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

export interface PictureOptions {
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
