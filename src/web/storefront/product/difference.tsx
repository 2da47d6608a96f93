/** Price difference of an alternative per piece, in words. */
import { useLocale } from 'use-intl';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { priceDifference } from '#domain/vat/price-difference.ts';
import { besideWords } from '#web/configurator/beside-words.ts';
import { usePriceView, useVatRate } from '#web/storefront/page/price-view.tsx';

/** Net CHF of one piece. */
export function Difference({ now, other }: { now: number; other: number }) {
  const words = besideWords[useLocale()];
  const view = usePriceView();
  const rate = useVatRate();
  const { kind, text } = priceDifference(unitPriceFromChf(now), unitPriceFromChf(other), view === 'incl' ? rate : null);
  return kind === 'same' ? words.samePrice : `CHF ${text} ${kind === 'more' ? words.morePerPiece : words.lessPerPiece}`;
}
