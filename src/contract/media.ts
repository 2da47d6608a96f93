import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdParam, integerText, line } from './wire.ts';

/** Views of a product. */
const pictureViews = ['isometric', 'back', 'detail', 'exploded', 'front', 'side', 'top', 'blank', 'packed'] as const;
export type PictureView = (typeof pictureViews)[number];

const imageTypes = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/svg+xml'] as const;
/** Specification: back office §9. */
const thumbnailSide = 20;
const otherTypes = ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'model/step'] as const;

/** Drawing of a product, or of one configuration of it (`values` as JSON), as SVG, PNG or WebP. */
export const drawProduct = endpoint({
  method: 'GET',
  path: '/media/product-overview/{articleNumber}',
  tag: 'media',
  summary: 'Picture of a product or of one configuration of it, drawn from its model; else its first stored one, else the placeholder',
  access: 'public',
  params: z.object({ articleNumber: z.string().max(80) }),
  query: z.object({
    values: z.string().max(4000).optional(),
    format: z.enum(['svg', 'png', 'webp']).default('svg'),
    width: integerText(z.number().int().min(16).max(2048)).default(512),
    /** `none` draws the product alone, `all` with its dimensions. */
    numerals: z.enum(['none', 'all']).default('none'),
    /** `exploded` and `blank` (the flat carton) are drawn as plans, `packed` on a Euro pallet, `front`, `side` and `top` with a dimension chain. */
    view: z.enum(pictureViews).default('isometric'),
    field: z
      .enum(['none', 'coral', 'coral-tint', 'forest', 'forest-tint', 'kraft', 'kraft-tint', 'paper', 'paper-2', 'ink'])
      .default('none'),
  }),
  response: { file: imageTypes },
  errors: ['notFound'],
  callsPerMinute: 1200,
});

/** Side of a thumbnail: `20x20` or `20`; without a number the usual one. */
const ProductImage = z.union([
  z.literal(['', 'true']).transform(() => thumbnailSide),
  z
    .string()
    .regex(/^\d{1,3}(x\d{1,3})?$/)
    .transform((size) => Math.min(512, Math.max(16, Number.parseInt(size, 10)))),
]);

/** A picture kept with an order position; `productImage` requests a thumbnail of it. */
export const readPicture = endpoint({
  method: 'GET',
  path: '/media/picture/{hash}',
  tag: 'media',
  summary: 'A stored picture by the hash of its content',
  access: 'public',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  query: z.object({
    format: z.enum(['svg', 'png']).default('svg'),
    width: integerText(z.number().int().min(16).max(2048)).default(512),
    productImage: ProductImage.optional(),
  }),
  response: { file: ['image/svg+xml', 'image/png'] },
  errors: ['notFound'],
  callsPerMinute: 1200,
});

/** A stored picture of the media library, in the best form that `Accept` allows; other files only for the office. */
export const readMedia = endpoint({
  method: 'GET',
  path: '/media/{id}',
  tag: 'media',
  summary: 'A picture of the media library by its id',
  access: 'public',
  params: IdParam,
  response: { file: [...imageTypes, ...otherTypes] },
  errors: ['notFound'],
  callsPerMinute: 1200,
});

/** The same by folder and name; `productImage` requests a thumbnail, its first number being the width. */
export const readMediaFile = endpoint({
  method: 'GET',
  path: '/media/{folder}/{name*}',
  tag: 'media',
  summary: 'A picture of the media library by its folder and name, with spaces as underscores',
  access: 'public',
  params: z.object({ folder: line(200), name: line(400) }),
  query: z.object({
    productImage: ProductImage.optional(),
  }),
  response: { file: imageTypes },
  errors: ['notFound'],
  callsPerMinute: 1200,
});
