/** What a customer wishes to change about an order that was placed: asked for on the order's page, done by staff. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, paragraph, Uuid } from './wire.ts';

export const WishKind = z.enum(['change', 'cancel']);
export type WishKind = z.infer<typeof WishKind>;

export const OrderWish = z.object({ at: Instant, kind: WishKind, text: z.string() });
export type OrderWish = z.infer<typeof OrderWish>;

const OrderWishes = z.object({ items: z.array(OrderWish) });

const LinkParam = z.object({ uuid: Uuid });

export const readOrderWishes = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}/wish',
  tag: 'order',
  summary: 'What the customer has wished to change about an order, oldest first, through its link',
  access: 'public',
  params: LinkParam,
  response: OrderWishes,
  errors: ['notFound'],
  callsPerMinute: 60,
});

export const writeOrderWish = endpoint({
  method: 'POST',
  path: '/order-by-link/{uuid}/wish',
  tag: 'order',
  summary: 'Ask staff to change or cancel an order; the order stays as it is. The same wish again changes nothing',
  access: 'public',
  params: LinkParam,
  /** `text` may be empty for a cancellation only. */
  body: z.strictObject({ kind: WishKind, text: paragraph(2000).default('') }),
  response: OrderWishes,
  errors: ['notFound', 'transitionNotAllowed', 'tooManyMessages', 'validation.required'],
  callsPerMinute: 10,
});
