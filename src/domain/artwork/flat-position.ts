/** The seven positions that each transport of an artwork has, by the ids of their products. Specification: back office §9. */

export const flatPositions = [
  { id: 1068, key: 'packing', perWork: true },
  { id: 1071, key: 'material', perWork: true },
  { id: 1070, key: 'pickup', perWork: false },
  { id: 1059, key: 'courier', perWork: false },
  { id: 1086, key: 'insurance', perWork: false },
  { id: 1069, key: 'flatRate', perWork: false },
  { id: 1072, key: 'effort', perWork: false },
] as const;

export type FlatKey = (typeof flatPositions)[number]['key'];

/** Of those whose price staff may write; courier and insurance have their own. */
export const pricedFlatKeys = ['packing', 'material', 'pickup', 'flatRate', 'effort'] as const satisfies readonly FlatKey[];
export type PricedFlatKey = (typeof pricedFlatKeys)[number];
