/** A unit price as a bare figure, where `CHF` and the VAT label stand nearby. */
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { grossUnitPrice } from '#domain/vat/vat.ts';
import { usePriceView } from '#web/storefront/layout/price-view.tsx';

export function PlainPrice({ net }: { net: number }) {
  const view = usePriceView();
  const price = unitPriceFromChf(net);
  return <>{view === 'incl' ? amountText(grossUnitPrice(price)) : unitPriceText(price)}</>;
}
