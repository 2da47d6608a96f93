import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Drawing of a product, or of one configuration of it (`values` as JSON), as SVG, PNG or WebP. */
export const drawProduct = endpoint({
  method: 'GET',
  path: '/media/product-overview/{articleNumber}',
  tag: 'media',
  summary: 'Picture of a product or of one configuration of it, drawn from its model',
  access: 'public',
  params: z.object({ articleNumber: z.string().max(80) }),
  query: z.object({
    values: z.string().max(4000).optional(),
    format: z.enum(['svg', 'png', 'webp']).default('svg'),
    width: z.coerce.number<number>().int().min(16).max(2048).default(512),
    /** `none` draws the product alone, `all` with its dimensions. */
    numerals: z.enum(['none', 'all']).default('none'),
    field: z
      .enum(['none', 'coral', 'coral-tint', 'forest', 'forest-tint', 'kraft', 'kraft-tint', 'paper', 'paper-2', 'ink'])
      .default('none'),
  }),
  response: { file: ['image/svg+xml', 'image/png', 'image/webp'] },
  errors: ['notFound'],
  callsPerMinute: 1200,
});

/** A picture kept with an order position; `name` is the hash of its content. */
export const readPicture = endpoint({
  method: 'GET',
  path: '/media/picture/{hash}',
  tag: 'media',
  summary: 'A stored picture by the hash of its content',
  access: 'public',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  query: z.object({ format: z.enum(['svg', 'png']).default('svg'), width: z.coerce.number<number>().int().min(16).max(2048).default(512) }),
  response: { file: ['image/svg+xml', 'image/png'] },
  errors: ['notFound'],
  callsPerMinute: 1200,
});
