import { useTranslations } from 'use-intl';
import { deliveryModeOf } from '#domain/checkout/delivery.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { dayNote, mayChangeStill, nextThing } from '#domain/order/order-progress.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { asksForRest } from '#domain/order/rest-to-pay.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { OrderPosition } from '#contract/order.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { optionOf, useMethodNames } from '../document/method-name.ts';
import { useTermLines } from '../document/payment-terms.ts';
import { PrepaymentSlip } from '../document/prepayment-slip.tsx';
import { ReviewPart } from '../document/review-part.tsx';
import type { OrderToShow } from './load-order.ts';
import { OpenPayment } from './open-payment.tsx';
import { LineAgain, OrderAgain } from './order-again.tsx';
import { OrderPapers } from './order-papers.tsx';
import { RestPayment } from './rest-payment.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderView } from './order-view.tsx';
import { OrderWishes } from './order-wish.tsx';

/** An order with everything its customer may do with it; the same in the account and through the link. */
export function OrderContent({ order, notes, lines, papers, wishes, payment }: OrderToShow) {
  const t = useTranslations('order');
  const c = useTranslations('checkout');
  const profile = useRootData()?.profile;
  const next = nextThing(order);
  const note = dayNote(order);
  const unpaid = next !== 'canceled' && order.paymentMethodId === paymentMethod.PREPAYMENT && order.paymentStatusId === paymentStatus.OPEN;
  const again = new Map(lines.map((line) => [line.positionId, <LineAgain key="again" line={line} />]));
  const positionActions = new Map(
    order.positions.map((position) => [position.id, [<Delivered key="delivered" position={position} />, again.get(position.id)]]),
  );
  const pickup = order.deliveryType === 'PICKUP';
  return (
    <OrderView
      order={order}
      positionActions={positionActions}
      more={
        <>
          <ReviewPart title={t('delivery')}>
            {[
              order.parcel ? '' : t(`by.${deliveryModeOf(order)}`),
              t('weight', { weight: groupedText(Math.ceil(order.weight)) }),
              note === null ? '' : t(note),
              pickup ? (profile?.openingHours ?? '') : '',
            ]}
          </ReviewPart>
          <PaymentPart order={order} />
        </>
      }
      wishes={mayChangeStill(order) ? <OrderWishes uuid={order.uuid} wishes={wishes} /> : null}
      actions={
        <>
          <OrderAgain lines={lines} />
          <Button kind="outline" mark="document" onClick={() => globalThis.print()}>
            {c('print')}
          </Button>
        </>
      }
    >
      {payment === null ? null : asksForRest(order) ? (
        <RestPayment uuid={order.uuid} payment={payment} />
      ) : (
        <OpenPayment uuid={order.uuid} payment={payment} />
      )}
      <OrderSteps order={order} notes={notes} />
      {unpaid || asksForRest(order) ? <PrepaymentSlip order={order} /> : null}
      <OrderPapers order={order} papers={papers} />
    </OrderView>
  );
}

/** How it is or was to be paid, as on its documents. */
function PaymentPart({ order }: Pick<OrderToShow, 'order'>) {
  const t = useTranslations('checkout');
  const methods = useMethodNames();
  const option = optionOf(order.paymentMethodId);
  const terms = useTermLines(order);
  if (option === null) return null;
  return (
    <ReviewPart title={t('paymentTitle')}>
      {[methods.name(option), ...(option === 'INVOICE' && nextThing(order) !== 'canceled' ? terms : [])]}
    </ReviewPart>
  );
}

/** The delivered quantity of a line, while it is incomplete. */
function Delivered({ position: { storno, quantity, quantityDelivered } }: { position: OrderPosition }) {
  const t = useTranslations('order');
  if (storno) return <p className="small">{t('lineCanceled')}</p>;
  if (quantityDelivered === 0 || quantityDelivered >= quantity) return null;
  return <p className="small">{t('lineDelivered', { delivered: groupedText(quantityDelivered), quantity: groupedText(quantity) })}</p>;
}
