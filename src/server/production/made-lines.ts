/** The lines of an order that are made here: those with a part list, with the time computed by their model and the wood they need. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { totalsOf } from '#domain/part-list/part-list.ts';
import { costItems } from '#domain/pricing/model-cost.ts';
import type { MadeLine } from '#domain/production/plan-work.ts';
import { workMinutes } from '#domain/production/work-time.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PositionRow } from '#server/order/order-record.ts';
import { storedParts } from '#server/order/stored-parts.ts';

/** If no price list gives the price of an hour, no minutes are computed from it. */
const usualRate = 60;

export function madeLines(models: ModelLibrary, positions: readonly PositionRow[]): MadeLine[] {
  return positions
    .filter(({ type, storno, quantity, part_list }) => type === 'PRODUCT' && !storno && quantity > 0 && part_list.length > 0)
    .map((position) => madeLine(models, position));
}

function madeLine(models: ModelLibrary, position: PositionRow): MadeLine {
  const partList = storedParts(position.part_list);
  const configuration = position.configuration as Configuration | null;
  const { quantity } = position;
  const cost = configuration === null ? null : models.cost(configuration.modelId, configuration.version);
  const evaluation = configuration === null ? null : evaluateConfiguration(models, configuration);
  const { parts, woodVolume } = totalsOf(partList);
  return {
    positionId: position.id,
    quantity,
    quantityDelivered: position.quantity_delivered,
    minutes: workMinutes({
      items: cost === null || evaluation === null ? null : costItems(cost, evaluation, quantity),
      chfPerHour: cost?.prices.chfPerHour ?? usualRate,
      quantity,
      parts,
    }),
    litres: Math.round(woodVolume * 1000 * quantity),
    goods: partList.some(({ partInfo }) => partInfo.unit === 'CM') ? 'TIMBER' : 'SHEET',
  };
}
