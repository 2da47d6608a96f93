/** The parts of the carrier's answers that the shop reads, each with the limits within which it is trusted. */
import { z } from 'zod';

const text = (most: number) => z.string().max(most);
const amount = z.number().min(-1_000_000).max(1_000_000);
const Alert = z.object({ code: text(100).default(''), message: text(2000).default('') });
const alerts = z.array(Alert).max(100).default([]);

export const Token = z.object({ access_token: text(8000).min(1), expires_in: z.number().int().min(1).max(86_400) });

export const Errors = z.object({
  errors: z
    .array(z.object({ code: text(200).default(''), message: text(2000).default('') }))
    .min(1)
    .max(50),
});

const RatedShipment = z.object({
  rateType: text(50),
  totalBaseCharge: amount.default(0),
  totalNetCharge: amount,
  totalDiscounts: amount.default(0),
  currency: text(3),
  shipmentRateDetail: z
    .object({ surCharges: z.array(z.object({ type: text(100).default(''), description: text(200).default(''), amount })).default([]) })
    .default({ surCharges: [] }),
});
export type RatedShipment = z.infer<typeof RatedShipment>;

export const RateReply = z.object({
  output: z.object({
    alerts,
    rateReplyDetails: z
      .array(
        z.object({
          serviceType: text(80).regex(/^[A-Z0-9_]+$/),
          serviceName: text(120),
          commit: z
            .object({
              dateDetail: z
                .object({ dayFormat: text(40) })
                .partial()
                .optional(),
              transitDays: z
                .object({ minimumTransitTime: text(40) })
                .partial()
                .optional(),
              daysInTransit: text(40).optional(),
            })
            .optional(),
          ratedShipmentDetails: z.array(RatedShipment).max(50),
        }),
      )
      .max(100),
  }),
});

const time = z.string().regex(/^\d{2}:\d{2}(:\d{2})?$/);
export const AvailabilityReply = z.object({
  output: z.object({
    options: z
      .array(
        z.object({
          available: z.boolean(),
          pickupDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
          cutOffTime: time,
          accessTime: z.object({ hours: z.number().int().min(0).max(24).default(0), minutes: z.number().int().min(0).max(59).default(0) }),
          readyTimeOptions: z.array(time).max(100).default([]),
          latestTimeOptions: z.array(time).max(100).default([]),
        }),
      )
      .max(100),
  }),
});

/** Success is always stated explicitly; an answer without alerts is invalid. */
export const ValidateReply = z.object({ output: z.object({ alerts: z.array(Alert).max(100) }) });

const trackingNumber = z.string().regex(/^\d{8,34}$/);
const document = z.object({ contentType: text(60), docType: text(20).default('PDF'), encodedLabel: z.base64().optional() });
export const ShipReply = z.object({
  output: z.object({
    transactionShipments: z
      .array(
        z.object({
          masterTrackingNumber: trackingNumber,
          alerts,
          pieceResponses: z
            .array(z.object({ trackingNumber, packageDocuments: z.array(document).max(20) }))
            .min(1)
            .max(200),
        }),
      )
      .min(1)
      .max(1),
  }),
});

export const CancelReply = z.object({ output: z.object({ cancelledShipment: z.boolean() }) });
export const PickupReply = z.object({ output: z.object({ pickupConfirmationCode: text(40).min(1), location: text(20).default('') }) });
export const PickupCancelReply = z.object({ output: z.object({ pickupConfirmationCode: text(40) }) });
export const UploadReply = z.object({ output: z.object({ meta: z.object({ docId: z.string().regex(/^[0-9a-f]{8,32}$/i) }) }) });

/** Invalid without its list: a booked shipment must never be taken for unknown. */
export const TrackReply = z.object({
  output: z.object({
    completeTrackResults: z
      .array(
        z.object({
          trackingNumber: text(40).default(''),
          trackResults: z
            .array(
              z.object({
                trackingNumberInfo: z.object({ trackingNumber: text(40) }).optional(),
                error: Alert.optional(),
                latestStatusDetail: z.object({ code: text(10), description: text(300) }).optional(),
                scanEvents: z
                  .array(
                    z.object({
                      date: text(40),
                      eventType: text(10).default(''),
                      eventDescription: text(300).default(''),
                      scanLocation: z
                        .object({ city: text(100).default(''), countryCode: text(2).default('') })
                        .partial()
                        .default({}),
                    }),
                  )
                  .max(500)
                  .default([]),
              }),
            )
            .max(200),
        }),
      )
      .max(200),
  }),
});
export type TrackReply = z.infer<typeof TrackReply>;
