/** An action on one order of the list: the order is read, then the same dialogs as on its page open. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readOrder } from '#contract/order.ts';
import type { Order, OrderSummary } from '#contract/order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { officeOrderPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { indicator } from './order-indicators.ts';
import type { IndicatorKey } from './order-indicators.ts';
import { verbsOf } from './order-verbs.ts';
import { OrderDialogs } from './verbs/order-dialogs.tsx';
import { orderListWords as t } from './order-words.ts';

/** The action of a pressed indicator; null: it is complete, and its documents are on the order's page. */
function verbOfIndicator(key: IndicatorKey, order: OrderSummary): 'mail' | 'pay' | 'deliver' | 'invoice' | null {
  const isComplete = indicator(key, [order]) === 'COMPLETE';
  if (key === 'receipt') return isComplete ? 'mail' : 'pay';
  if (isComplete) return null;
  return key === 'payment' ? 'pay' : key === 'delivered' ? 'deliver' : 'invoice';
}

/** An indicator that was pressed. */
export interface Pressed {
  readonly indicator: IndicatorKey;
  readonly order: OrderSummary;
}

interface ListVerbProps {
  pressed: Pressed;
  perm: readonly number[];
  today: PlainDate;
  onClose: () => void;
  onDone: () => void;
}

/** Rendered while the action of an indicator is running. */
export function ListVerb({ pressed, perm, onClose, ...rest }: ListVerbProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const [found, setFound] = useState<{ order: Order; refundable: number } | null>(null);
  const verb = verbOfIndicator(pressed.indicator, pressed.order);
  const { id } = pressed.order;
  useEffect(() => {
    let isCurrent = true;
    const leave = (say: () => void): void => {
      if (!isCurrent) return;
      say();
      onClose();
    };
    if (verb === null) {
      void navigate(officeOrderPath(id));
      return undefined;
    }
    call(readOrder, { params: { id } }).then(
      ({ order, refundable }) => {
        if (!verbsOf({ order, refundable }, perm).includes(verb)) leave(() => toast.info(t.notNow[verb]));
        else if (isCurrent) setFound({ order, refundable });
      },
      (failure: unknown) => leave(() => toast.error(failureText(failure))),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [id, verb]);
  return found === null || verb === null ? null : <OrderDialogs dialog={{ verb }} {...found} onClose={onClose} {...rest} />;
}
