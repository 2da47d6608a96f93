/** What a priced line weighs and measures, for whoever carries it. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { FreightLine, OuterSize } from '#domain/shipping/storing-space.ts';
import type { PricedLine } from './priced-cart.ts';

export function freightLine({
  product,
  evaluation,
  quantity,
  weightKg,
}: Pick<PricedLine, 'product' | 'evaluation' | 'quantity' | 'weightKg'>): FreightLine {
  const known = evaluation !== null || (product?.weightKg ?? null) !== null;
  return {
    quantity,
    weightG: known ? Math.round(weightKg * 1000) : null,
    requirement: product?.transport ?? null,
    size: outerSize(evaluation),
  };
}

function outerSize(evaluation: Evaluation | null): OuterSize | null {
  const { outerLength, outerWidth, outerHeight } = evaluation?.outputs ?? {};
  if (!outerLength || !outerWidth || !outerHeight) return null;
  return { lengthMm: outerLength.value, widthMm: outerWidth.value, heightMm: outerHeight.value };
}
