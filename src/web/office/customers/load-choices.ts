/** The payment terms, cash discounts and trucks that a form offers. */
import type { Call } from '#contract/endpoint.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import { readTrucks } from '#contract/shipping.ts';
import type { Choices } from './customer-choices.ts';

export async function loadChoices(call: Call): Promise<Choices> {
  const [terms, skonti, trucks] = await Promise.all([
    call(readPaymentTerms, { query: {} }),
    call(readSkonti, { query: {} }),
    call(readTrucks, {}),
  ]);
  return { terms: terms.items, skonti: skonti.items, trucks: trucks.items };
}
