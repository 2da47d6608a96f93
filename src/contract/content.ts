import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

export const ContentPage = z.object({ slug: z.string(), title: z.string(), blocks: z.array(ContentBlock) });
export type ContentPage = z.infer<typeof ContentPage>;

export const readContentPage = endpoint({
  method: 'GET',
  path: '/content/{slug}',
  tag: 'shop',
  summary: 'A page of text (agb, impressum, datenschutz, kontakt) in the caller’s language',
  access: 'public',
  params: z.object({
    slug: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z-]*$/),
  }),
  response: ContentPage,
  errors: ['notFound'],
});
