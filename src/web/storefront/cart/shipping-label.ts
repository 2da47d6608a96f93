/** Text of the shipping row: picked up, delivered to which town, or abroad. */
import type { useTranslations } from 'use-intl';
import type { OrderPrice } from '#contract/cart.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { unbrokenPlace } from '#domain/language/unbroken-size.ts';
import type { Delivery } from './cart-store.ts';

type CartTexts = ReturnType<typeof useTranslations<'cart'>>;

export function shippingLabel(
  t: CartTexts,
  { price, zipCode, delivery }: { price: OrderPrice; zipCode: string; delivery: Delivery },
): string {
  if (delivery.deliveryType === 'PICKUP') return t('pickup');
  const byParcel = delivery.deliveryType === 'FEDEX';
  if (!isDomestic(delivery.country)) return t(byParcel ? 'parcelAbroad' : 'shippingAbroad');
  const place = price.shippingCost?.place ?? '';
  return place === '' ? t('shipping') : t(byParcel ? 'parcelTo' : 'shippingTo', { place: unbrokenPlace(zipCode, place) });
}
