import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { useRootData } from '#web/root-data.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { useBuyer, useCheckout } from './checkout-state.tsx';
import { deliveryTarget } from './delivery-target.ts';
import styles from './step-page.module.css';

/** How the goods are delivered to the chosen address, and what that costs. */
export default function DeliveryPrice() {
  const colon = useColon();
  const t = useTranslations('checkout');
  const { price, delivery } = useCart();
  const { session } = useCheckout();
  const { loggedIn } = useBuyer();
  const profile = useRootData()?.profile;
  if (delivery.deliveryType === 'PICKUP') {
    return (
      <p className={styles['note']}>
        {t('pickupAt', { street: profile?.street ?? '', city: `${profile?.zipCode ?? ''} ${profile?.city ?? ''}` })}
        <br />
        {profile?.openingHours}
      </p>
    );
  }
  const shipping = price?.shippingCost;
  // While a new postal code is being typed the price still belongs to the previous one.
  if (!shipping || (deliveryTarget(session, loggedIn)?.zipCode ?? null) === null) return null;
  const { shippingType, weight } = shipping.detail;
  // Its price is shown where it is chosen.
  if (shippingType === 'FEDEX') return null;
  return (
    <p className={styles['price']} aria-live="polite">
      <Icon name={shippingType === 'MAIL' ? 'stacking' : 'truck'} />
      <span>
        {t(shippingType === 'MAIL' ? 'byMail' : 'byTruck', { place: shipping.place, weight: groupedText(Math.ceil(weight)) })}
        {colon} <PriceText net={shipping.costDetail.cost} of="amount" label />
      </span>
    </p>
  );
}
