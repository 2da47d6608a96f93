/** Whether the wished day of an order on account is promised at once: when the office decided so, nobody named another day, and production can keep it. */
import type { OrderInsert } from '#contract/order.ts';
import { refuseDeliveryDate } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { readSetting } from '#server/setting/read-setting.ts';
import type { CheckedWish } from './check-wish.ts';
import type { OrderServices } from './order-services.ts';

export async function mayConfirm(
  { db, now, shop, readCompany, holidayOverrides }: OrderServices,
  { paymentMethodId }: Pick<OrderInsert, 'paymentMethodId'>,
  { requestedDeliveryDate, confirmedDeliveryDate }: CheckedWish,
): Promise<boolean> {
  if (paymentMethodId !== paymentMethod.INVOICE || confirmedDeliveryDate !== null) return false;
  const local = localNow(now());
  if (!(await readSetting(db, 'confirmByItself', local.date))) return false;
  const [{ cutoffMinutes }, overrides] = await Promise.all([readCompany(), holidayOverrides()]);
  // Staff may wish for any day.
  return refuseDeliveryDate(requestedDeliveryDate, { mode: 'production', shop, now: local, cutoffMinutes, overrides }) === null;
}
