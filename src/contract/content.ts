import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A place in the shop itself: never another site and never a script. */
const OwnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);
const PicturePath = z
  .string()
  .max(500)
  .regex(/^\/(images|api\/media)\//);

/** A drawing with its sizes in pixels, so that the page keeps its place. */
export const ContentPicture = z.object({ src: PicturePath, width: z.number().int(), height: z.number().int(), alt: z.string() });
export type ContentPicture = z.infer<typeof ContentPicture>;

export const ContentLink = z.object({ to: OwnPath, label: z.string() });

export const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('picture'), picture: ContentPicture, caption: z.string() }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** Numbers of one thing, each with its name. */
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: z.string(), value: z.string() })) }),
  /** A dated piece of news. */
  z.object({ kind: z.literal('entry'), date: z.iso.date(), title: z.string(), text: z.string(), link: ContentLink.optional() }),
  /** Pictures with captions, side by side. */
  z.object({
    kind: z.literal('gallery'),
    items: z.array(z.object({ picture: ContentPicture, title: z.string(), text: z.string(), link: ContentLink })),
  }),
  /** Ways on; `shop`: only where that shop runs. */
  z.object({
    kind: z.literal('teasers'),
    shop: z.enum(['verpackung', 'moebel']).optional(),
    items: z.array(z.object({ title: z.string(), text: z.string(), link: ContentLink, picture: ContentPicture.optional() })),
  }),
]);
export type ContentBlock = z.infer<typeof ContentBlock>;

export const ContentPage = z.object({ slug: z.string(), title: z.string(), blocks: z.array(ContentBlock) });
export type ContentPage = z.infer<typeof ContentPage>;

export const readContentPage = endpoint({
  method: 'GET',
  path: '/content/{slug}',
  tag: 'shop',
  summary: 'A page of text (agb, impressum, galerie, verpacken, news, …) in the caller’s language',
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
