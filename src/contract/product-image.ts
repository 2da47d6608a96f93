/** A product's stored pictures, as managed by staff. */
import { z } from 'zod';
import { imageKinds } from '#domain/catalog/product-image.ts';
import { endpoint, staff } from './endpoint.ts';
import { FileItem } from './file.ts';
import { Version } from './record.ts';
import { Id, IdParam } from './wire.ts';

const ImageKind = z.enum(imageKinds);

export const ProductImage = z.object({
  file: FileItem,
  kind: ImageKind,
  /** In the shop. Only pictures in the product's own folder can be present but not shown. */
  shown: z.boolean(),
  inFolder: z.boolean(),
});
export type ProductImage = z.infer<typeof ProductImage>;

export const ProductImages = z.object({
  /** Of the product. */
  version: Version,
  /** The product's folder: all pictures in it belong to the product. Empty: none yet. */
  directory: z.string(),
  /** In order, including those not shown. */
  images: z.array(ProductImage),
});
export type ProductImages = z.infer<typeof ProductImages>;

export const readProductImages = endpoint({
  method: 'GET',
  path: '/product/{id}/images',
  tag: 'product',
  summary: 'The stored pictures of a product with their kinds, in their order, also those that the shop does not show',
  access: staff('manageProducts'),
  params: IdParam,
  response: ProductImages,
  errors: ['notFound'],
});

const mostImages = 200;

export const storeProductImages = endpoint({
  method: 'PUT',
  path: '/product/images/{id}',
  tag: 'product',
  summary:
    'What belongs to a product, in its order: pictures of other folders that are not named are taken off, those of its own folder come last',
  access: staff('manageProducts'),
  params: IdParam,
  body: z.strictObject({
    version: Version,
    images: z
      .array(z.strictObject({ mediaId: Id, kind: ImageKind, shown: z.boolean().default(true) }))
      .max(mostImages)
      .refine((images) => new Set(images.map(({ mediaId }) => mediaId)).size === images.length, 'named twice'),
  }),
  response: ProductImages,
  errors: ['notFound', 'changedMeanwhile', 'pictureNotFound'],
});
