/** Photographs of a handover: taken by the driver at the stop, seen by staff at the order. */
import { z } from 'zod';
import { largestPhoto } from '#domain/order/handover-photo.ts';
import { driveToken } from './drive.ts';
import { endpoint, staff } from './endpoint.ts';
import { DateText, IdParam, IdText, Instant } from './wire.ts';

export const HandoverPhoto = z.object({
  id: z.number().int(),
  /** Number of the stop on its drive. */
  stop: z.number().int(),
  day: DateText,
  driver: z.string(),
  /** When the shop received it. */
  at: Instant,
  /** Of the delivery note; empty: nothing was handed over. */
  deliveryNumber: z.string(),
});
export type HandoverPhoto = z.infer<typeof HandoverPhoto>;

export const addStopPhoto = endpoint({
  method: 'POST',
  path: '/drive/{token}/stop/{orderId}/photo',
  tag: 'dispatch',
  summary:
    'A photograph of a reported stop, by the link: jpg, png or webp, four in all (multipart `file`); the same bytes sent again are the same photo',
  access: 'public',
  params: z.object({ token: driveToken, orderId: IdText }),
  response: z.object({
    /** How many the stop has now. */
    photos: z.number().int(),
  }),
  errors: ['driveUnknown', 'driveOver', 'stopNotReported', 'photosTooMany', 'photoKind', 'photoBroken'],
  callsPerMinute: 60,
  // Allows for the headers around the one file.
  largestUpload: largestPhoto + 100_000,
  streams: true,
});

export const readHandoverPhotos = endpoint({
  method: 'GET',
  path: '/order/{id}/handover-photo',
  tag: 'dispatch',
  summary: 'The photographs that drivers took when they delivered an order, oldest first',
  access: staff('seeOrders'),
  params: IdParam,
  response: z.object({ items: z.array(HandoverPhoto) }),
});

export const openHandoverPhoto = endpoint({
  method: 'GET',
  path: '/order/{id}/handover-photo/{photoId}',
  tag: 'dispatch',
  summary: 'One of them, as the shop stored it: at most 1600 dots a side, without what the camera wrote about place and time',
  access: staff('seeOrders'),
  params: z.object({ id: IdText, photoId: IdText }),
  response: { file: ['image/jpeg'] },
  errors: ['notFound'],
});
