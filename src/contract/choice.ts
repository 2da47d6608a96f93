/** Choices that several nouns carry, from the lists of the domain. */
import { z } from 'zod';
import { shopModes } from '#domain/calendar/shop-mode.ts';
import { deliveryModeNames, deliveryTypes } from '#domain/checkout/delivery.ts';
import { languages } from '#domain/language/language.ts';
import { usageUnits } from '#domain/part-list/part-line.ts';
import { positionTypes } from '#domain/position/position.ts';
import { shippingTypes } from '#domain/shipping/storing-space.ts';

export const ShopMode = z.enum(shopModes);
export const Language = z.enum(languages);
/** What the checkout asks for. */
export const DeliveryType = z.enum(deliveryTypes);
/** How goods really leave the company. */
export const DeliveryMode = z.enum(deliveryModeNames);
export const ShippingType = z.enum(shippingTypes);
export const PositionType = z.enum(positionTypes);
export const UsageUnit = z.enum(usageUnits);
