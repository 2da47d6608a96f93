import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderPrice, PriceTotals } from '#contract/cart.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { placeOrder } from '#contract/place-order.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { officeOrderPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { TotalsList } from '../document/totals-list.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { decimalText } from '../text/decimal-text.ts';
import { percentOf } from '../text/percent-of.ts';
import pageStyles from '../ui/page.module.css';
import { useSendKey } from '../ui/use-send-key.ts';
import styles from './new-order.module.css';
import { orderBodyOf, piecesOf } from './order-draft.ts';
import type { OrderDraft } from './order-draft.ts';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { useOrderPrice } from './use-order-price.ts';
import { newOrderWords as t } from './new-order-words.ts';

interface OrderFormProps {
  record: CustomerRecord;
  first: OrderDraft;
  vatPercent: number;
}

/** Lines, head and total; placed once, however often the button is pressed. */
export function OrderForm({ record: { customer, addresses }, first, vatPercent }: OrderFormProps) {
  const [draft, setDraft] = useState(first);
  const [key] = useState(newKey);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const price = useOrderPrice(draft, customer.id, addresses);
  const blocker = useLeaveGuard(draft !== first && !busy);
  const change = (part: Partial<OrderDraft>): void => {
    setProblem(null);
    setDraft({ ...draft, ...part });
  };
  const place = async (): Promise<void> => {
    setChecked(true);
    if (
      draft.lines.length === 0 ||
      draft.day === '' ||
      percentOf(draft.discount) === null ||
      draft.lines.some((line) => piecesOf(line) === null)
    )
      return;
    setBusy(true);
    setProblem(null);
    try {
      const body = orderBodyOf(draft, customer.id, price?.totals?.total);
      const { id, formattedId } = await call(placeOrder, { body }, { idempotencyKey: key });
      toast.success(t.placed(formattedId));
      await navigate(officeOrderPath(id));
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  useSendKey(busy ? null : () => void place(), false);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <div>
        <OrderLines lines={draft.lines} price={price} checked={checked} onChange={(lines) => change({ lines })} />
        <OrderHead draft={draft} addresses={addresses} email={customer.email ?? ''} checked={checked} onChange={change} />
      </div>
      <aside className={styles['sums']} aria-busy={draft.lines.length > 0 && price === null}>
        {price?.totals == null ? (
          <p>{t.priceUnknown}</p>
        ) : (
          <Sums price={price} totals={price.totals} deliveryType={draft.deliveryType} vatPercent={vatPercent} />
        )}
        {problem === null ? null : <p role="alert">{problem}</p>}
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['main']}`} disabled={busy}>
          {t.place} <kbd aria-hidden="true">Ctrl ↵</kbd>
        </button>
      </aside>
      <LeaveQuestion blocker={blocker} />
    </form>
  );
}

interface SumsProps {
  price: OrderPrice;
  totals: PriceTotals;
  deliveryType: string;
  vatPercent: number;
}

function Sums({ price: { cartPrice, shippingCost }, totals, deliveryType, vatPercent }: SumsProps) {
  const rappen = {
    products: rappenFromChf(totals.products),
    discountAmount: rappenFromChf(totals.discountAmount),
    shipping: rappenFromChf(totals.shipping ?? 0),
    net: rappenFromChf(totals.net),
    vat: rappenFromChf(totals.vat),
    total: rappenFromChf(totals.total),
  };
  const byMail = deliveryType === 'DELIVERY' && shippingCost?.detail.shippingType === 'MAIL';
  const document = { deliveryType, byMail, hasVat: totals.vat > 0, vatPercent };
  return <TotalsList totals={rappen} discount={decimalText(cartPrice.discount * 100, 2)} document={document} />;
}
