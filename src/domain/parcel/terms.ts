/** Terms shared by carriers and customs. Specification: back office §3 (incoterms, export reasons), §9 (defaults). */

export const incoterms = ['DAP', 'DDP', 'DDU', 'DPU', 'CIP', 'CPT', 'EXW', 'FCA'] as const;
export type Incoterm = (typeof incoterms)[number];
export const usualIncoterm: Incoterm = 'DAP';

export const exportPurposes = ['SOLD', 'SAMPLE', 'GIFT', 'NOT_SOLD', 'REPAIR_AND_RETURN', 'PERSONAL_EFFECTS'] as const;
export type ExportPurpose = (typeof exportPurposes)[number];
export const usualPurpose: ExportPurpose = 'SOLD';

/** Whether the sender pays duties and taxes; with every other term the recipient does. */
export function paysDuties(incoterm: Incoterm): boolean {
  return incoterm === 'DDP';
}
