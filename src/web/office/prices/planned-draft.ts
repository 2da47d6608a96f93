/** A price that applies from a future day: converts from and to a draft. */
import type { Call, OutputOf } from '#contract/endpoint.ts';
import { storePlannedPrice } from '#contract/planned-price.ts';
import type { PlannedPrice } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { draftsOf } from './ladder-draft.ts';
import { kindOf, listText } from './price-draft.ts';
import type { PriceDraft } from './price-draft.ts';

/** Based on the version that was read; the unit only if it changes. */
export async function planPrice(call: Call, row: ProductPrice, draft: PriceDraft): Promise<OutputOf<typeof storePlannedPrice>> {
  const unitOfSales = parseNumber(draft.unit) ?? 1;
  const change = { activeStrategy: draft.strategy, ...(unitOfSales === row.unitOfSales ? {} : { unitOfSales }), ...kindOf(draft) };
  return call(storePlannedPrice, { params: { id: row.id }, body: { version: row.version, validFrom: draft.validFrom, change } });
}

/** A planned change as a draft, for editing. */
export function plannedDraft({ validFrom, change }: PlannedPrice, draft: PriceDraft): PriceDraft {
  const { activeStrategy, fixPrice, marginPrice, excelPrice, remotePrice, unitOfSales } = change;
  const kind = fixPrice !== undefined ? 'FIX_PRICE' : marginPrice !== undefined ? 'MARGIN_PRICE' : draft.strategy;
  return {
    validFrom,
    strategy: activeStrategy ?? kind,
    unit: unitOfSales === undefined ? draft.unit : String(unitOfSales),
    margin: marginPrice === undefined ? draft.margin : String(marginPrice),
    quantities: excelPrice === undefined ? draft.quantities : listText(excelPrice.quantities),
    steps: fixPrice === undefined ? draft.steps : draftsOf(fixPrice),
    remote: remotePrice === undefined ? draft.remote : remotePrice,
    samples: remotePrice === undefined ? draft.samples : listText(remotePrice.samplingPoints),
  };
}
