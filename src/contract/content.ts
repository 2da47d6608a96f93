import { z } from 'zod';
import { ShopMode } from './choice.ts';
import { Whole } from './wire.ts';
import { endpoint } from './endpoint.ts';

/** Far longer than any page that would be read. */
const Text = z.string().max(10_000);

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
export const ContentPicture = z.strictObject({ src: PicturePath, width: Whole, height: Whole, alt: Text });
export type ContentPicture = z.infer<typeof ContentPicture>;

const ContentLink = z.strictObject({ to: OwnPath, label: Text });

export const ContentBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: Text }),
  z.strictObject({ kind: z.literal('paragraph'), text: Text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(Text) }),
  z.strictObject({ kind: z.literal('picture'), picture: ContentPicture, caption: Text }),
  z.strictObject({ kind: z.literal('table'), head: z.array(Text), rows: z.array(z.array(Text)) }),
  /** Figures about one thing, each with its label. */
  z.strictObject({ kind: z.literal('facts'), items: z.array(z.strictObject({ label: Text, value: Text })) }),
  /** A dated news item. */
  z.strictObject({ kind: z.literal('entry'), date: z.iso.date(), title: Text, text: Text, link: ContentLink.optional() }),
  /** Pictures with captions, side by side. */
  z.strictObject({
    kind: z.literal('gallery'),
    items: z.array(z.strictObject({ picture: ContentPicture, title: Text, text: Text, link: ContentLink })),
  }),
  /** Links to further pages; `shop`: only where that shop runs. */
  z.strictObject({
    kind: z.literal('teasers'),
    shop: ShopMode.optional(),
    items: z.array(z.strictObject({ title: Text, text: Text, link: ContentLink, picture: ContentPicture.optional() })),
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
  /** `draft`: the current draft, for staff who may edit it; for anyone else the published page. */
  query: z.object({ draft: z.stringbool().default(false) }),
  response: ContentPage,
  errors: ['notFound'],
});
