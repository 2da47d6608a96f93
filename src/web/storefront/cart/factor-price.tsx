import { unitPriceFromChf } from '#domain/money/money.ts';
import { shownChfLinePrice } from '#domain/vat/shown-price.ts';
import { usePriceView, useVatRate } from '../page/price-view.tsx';
import { LinePrice } from './line-price.tsx';
import type { PricedLine } from './line-price.tsx';
import { PriceWords } from './price-text.tsx';

interface FactorPriceProps {
  /** null: being calculated. */
  line: PricedLine | null;
  quantity: number;
  label?: boolean;
}

/** The price of one piece beside the amount of its line: the quantity times it is that amount (decision 0137). */
export function FactorPrice({ line, quantity, label = false }: FactorPriceProps) {
  const view = usePriceView();
  const rate = useVatRate();
  if (line === null || line.pricePerOne === null) return <LinePrice line={line} of="unit" plain label={label} />;
  const text = shownChfLinePrice(unitPriceFromChf(line.pricePerOne), quantity, view === 'incl' ? rate : null);
  return <PriceWords text={text} label={label} />;
}
