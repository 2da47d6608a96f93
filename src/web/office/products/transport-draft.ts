/** A product's transport requirement as typed; null need: none is set, transport depends on the size. */
import type { TransportRequirement } from '#contract/transport-requirement.ts';
import { productWords } from './product-words.ts';

const t = productWords.delivery;

export const needFields = ['maxPackage', 'minSp', 'quantityForMinSp'] as const;
export type NeedField = (typeof needFields)[number];
export type NeedDraft = Readonly<Record<NeedField, string>>;
export type Need = Pick<TransportRequirement, NeedField>;

export const emptyNeed: NeedDraft = { maxPackage: '', minSp: '', quantityForMinSp: '' };

export function needDraftOf(requirement: Need | null): NeedDraft {
  return requirement === null
    ? emptyNeed
    : {
        maxPackage: String(requirement.maxPackage),
        minSp: String(requirement.minSp),
        quantityForMinSp: String(requirement.quantityForMinSp),
      };
}

export const isEmptyNeed = (draft: NeedDraft): boolean => needFields.every((field) => draft[field].trim() === '');

const whole = (text: string): boolean => /^\d{1,6}$/.test(text);

/** Problems by field. */
export function needProblems(draft: NeedDraft): Partial<Record<NeedField, string>> {
  if (isEmptyNeed(draft)) return {};
  return {
    ...(whole(draft.maxPackage.trim() || '0') ? {} : { maxPackage: t.number }),
    ...(/^\d{1,3}([.,]\d{1,2})?$/.test(draft.minSp.trim()) ? {} : { minSp: t.places }),
    ...(whole(draft.quantityForMinSp.trim()) && Number(draft.quantityForMinSp) > 0 ? {} : { quantityForMinSp: t.number }),
  };
}

/** Null: nothing is set, or something is invalid. */
export function needOf(draft: NeedDraft): Need | null {
  if (isEmptyNeed(draft) || Object.keys(needProblems(draft)).length > 0) return null;
  return {
    maxPackage: Number(draft.maxPackage),
    minSp: Number(draft.minSp.replace(',', '.')),
    quantityForMinSp: Number(draft.quantityForMinSp),
  };
}
