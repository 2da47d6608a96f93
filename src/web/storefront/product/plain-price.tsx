/** Prices as plain text in this visitor's view, for places with a VAT label nearby. */
import { amountText, chfText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { grossAmount, grossUnitPrice } from '#domain/vat/vat.ts';
import { usePriceView, useVatRate } from '#web/storefront/page/price-view.tsx';

export function PlainPrice({ net }: { net: number }) {
  const view = usePriceView();
  const rate = useVatRate();
  const price = unitPriceFromChf(net);
  return <>{view === 'incl' ? amountText(grossUnitPrice(price, rate)) : unitPriceText(price)}</>;
}

/** `CHF 110.64` */
export function PlainAmount({ net }: { net: number }) {
  const view = usePriceView();
  const rate = useVatRate();
  const amount = rappenFromChf(net);
  return <>{chfText(view === 'incl' ? grossAmount(amount, rate) : amount)}</>;
}
