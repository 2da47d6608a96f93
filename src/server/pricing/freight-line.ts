/** Weight and size of a priced line, for its transport. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { FreightLine, OuterSize } from '#domain/shipping/storing-space.ts';
import type { PricedLine } from './priced-cart.ts';

type CarriedLine = Pick<PricedLine, 'product' | 'evaluation' | 'quantity' | 'weightKg'>;

export function freightLine({ product, evaluation, quantity, weightKg }: CarriedLine): FreightLine {
  const known = evaluation !== null || (product?.weightKg ?? null) !== null;
  return {
    quantity,
    weightG: known ? Math.round(weightKg * 1000) : null,
    requirement: product?.transport ?? null,
    size: outerSize(evaluation),
    bears: evaluation?.outputs['stackLoad']?.value ?? null,
  };
}

/** Lines as loaded on a truck: nothing is stacked on furniture. */
export function truckLines(lines: readonly CarriedLine[], shop: ShopMode): FreightLine[] {
  return lines.map((line) => (shop === 'moebel' ? { ...freightLine(line), bears: 0 } : freightLine(line)));
}

function outerSize(evaluation: Evaluation | null): OuterSize | null {
  const { outerLength, outerWidth, outerHeight } = evaluation?.outputs ?? {};
  if (!outerLength || !outerWidth || !outerHeight) return null;
  return { lengthMm: outerLength.value, widthMm: outerWidth.value, heightMm: outerHeight.value };
}
