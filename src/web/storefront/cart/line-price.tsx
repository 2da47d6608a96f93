import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import { NoFigure, Price } from '../page/price-view.tsx';
import { PriceText } from './price-text.tsx';

/** `problem`: only of a line that is priced now. */
export type PricedLine = Pick<PricedItem, 'pricePerOne' | 'finalPrice'> & { problem?: string | null | undefined };

interface LinePriceProps {
  /** null: being calculated. */
  line: PricedLine | null;
  of: 'unit' | 'amount';
  label?: boolean | undefined;
  /** As text in a sentence or a list. */
  plain?: boolean | undefined;
}

/** The price of one line, wherever it stands: being calculated, known, on request or not available right now. */
export function LinePrice({ line, of, label, plain = false }: LinePriceProps): ReactNode {
  const t = useTranslations('shell');
  if (line === null) return '…';
  const net = of === 'unit' ? line.pricePerOne : line.finalPrice;
  const isAsUsual = net !== null || (line.problem ?? 'priceOnRequest') === 'priceOnRequest';
  if (isAsUsual) return plain ? <PriceText net={net} of={of} label={label} /> : <Price net={net} of={of} label={label} />;
  const words = line.problem === 'priceUnavailable' ? t('priceUnavailable') : '–';
  return plain ? words : <NoFigure words={words} />;
}
