/** An address as edited by staff; converted into the call's form, or into its problems. */
import type { Address } from '#contract/address.ts';
import { addressProblems, noFixedDeliveryCost } from '#domain/contact/address.ts';
import { parseAmount } from '#domain/money/money-text.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { francsText } from '../text/francs-text.ts';
import { customerWords } from './customer-words.ts';

export interface AddressDraft {
  readonly name: string;
  readonly addition: string;
  readonly street: string;
  readonly additionalAddress: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly stateOrProvinceCode: string;
  readonly carrierPhone: string;
  readonly fixedDeliveryCost: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultInvoice: boolean;
}

export const emptyAddress: AddressDraft = {
  name: '',
  addition: '',
  street: '',
  additionalAddress: '',
  zipCode: '',
  city: '',
  country: 'CH',
  stateOrProvinceCode: '',
  carrierPhone: '',
  fixedDeliveryCost: '',
  isDefaultShipping: false,
  isDefaultInvoice: false,
};

export function addressDraftOf(stored: Address): AddressDraft {
  const { id: _, customerId: __, fixedDeliveryCost, stateOrProvinceCode = '', carrierPhone = '', ...address } = stored;
  return {
    ...address,
    stateOrProvinceCode,
    carrierPhone,
    fixedDeliveryCost: fixedDeliveryCost < 0 ? '' : francsText(fixedDeliveryCost),
  };
}

/** Without fields that only staff may set. */
export function addressOf(draft: AddressDraft) {
  const { fixedDeliveryCost: _, ...address } = draft;
  return address;
}

const mostChf = 100_000;

export function fixedCostOf({ fixedDeliveryCost }: AddressDraft): number | null {
  if (fixedDeliveryCost.trim() === '') return noFixedDeliveryCost;
  const chf = parseAmount(fixedDeliveryCost);
  return chf === null || chf < 0 || chf > mostChf ? null : chf;
}

export function addressProblemsOf(draft: AddressDraft, say: (problem: Refusal) => string): Record<string, string> {
  const problems = addressProblems(addressOf(draft)).map((problem) => [problem.field ?? '', say(problem)] as const);
  return {
    ...Object.fromEntries(problems),
    ...(fixedCostOf(draft) === null ? { fixedDeliveryCost: customerWords.problems.amount } : {}),
  };
}
