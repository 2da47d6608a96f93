/** The seven positions of every artwork transport, by the ids of their products. Specification: back office §9. */

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

/** Those whose price staff may enter; courier and insurance have their own. */
export const pricedFlatKeys = ['packing', 'material', 'pickup', 'flatRate', 'effort'] as const satisfies readonly FlatKey[];
export type PricedFlatKey = (typeof pricedFlatKeys)[number];
