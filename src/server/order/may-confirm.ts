/** Whether the requested day of an order on account is confirmed at once: if the office's setting allows it, no other day is given and production meets it. */
import type { OrderInsert } from '#contract/place-order.ts';
import { refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { CheckedWish } from './check-wish.ts';
import type { OrderServices } from './order-services.ts';

export async function mayConfirm(
  services: OrderServices,
  given: Pick<OrderInsert, 'paymentMethodId'>,
  { requestedDeliveryDate, confirmedDeliveryDate }: CheckedWish,
): Promise<boolean> {
  if (requestedDeliveryDate === null) return false;
  if (!(await confirmsByItself(services, { ...given, confirmedDeliveryDate }))) return false;
  const { now, shop, readRules, holidayOverrides, takenDays } = services;
  const local = localNow(now());
  const [{ cutoffMinutes, leadTimes }, overrides, taken] = await Promise.all([readRules(), holidayOverrides(), takenDays()]);
  // Staff may request any day, even one that production cannot meet.
  const facts = { lead: leadTimes[shop], now: local, cutoffMinutes, overrides, taken };
  return refuseDeliveryDate(requestedDeliveryDate, { mode: 'production', ...facts }) === null;
}

/** For an order whose day production can meet, such as one within the days that its quote promised. */
export async function confirmsByItself(
  { db, now }: Pick<OrderServices, 'db' | 'now'>,
  { paymentMethodId, confirmedDeliveryDate }: { paymentMethodId: number; confirmedDeliveryDate: string | null },
): Promise<boolean> {
  if (paymentMethodId !== paymentMethod.INVOICE || confirmedDeliveryDate !== null) return false;
  return readSetting(db, 'confirmByItself', localNow(now()).date);
}
