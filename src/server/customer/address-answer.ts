import type { Address as AddressOnWire } from '#contract/address.ts';
import type { Address } from '#domain/contact/address.ts';
import { noFixedDeliveryCost } from '#domain/contact/address.ts';
import { chfFromRappen } from '#domain/money/money.ts';

/** On the wire a fixed delivery cost is in francs, and −1 means none. */
export function addressAnswer(address: Address): AddressOnWire {
  return {
    ...address,
    fixedDeliveryCost: address.fixedDeliveryCost === null ? noFixedDeliveryCost : chfFromRappen(address.fixedDeliveryCost),
  };
}
