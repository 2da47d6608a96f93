import * as wire from '#contract/customer.ts';
import type { Address } from '#domain/contact/address.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import type { Binding } from '#server/http/binding.ts';
import { bind } from '#server/http/binding.ts';
import type { Tokens } from '#server/session/token.ts';
import { createGuest } from './create-guest.ts';
import { readLogo } from './read-logo.ts';
import { addAddress, addressesOf, changeAddress } from './store-address.ts';
import type { AddressServices } from './store-address.ts';

/** On the wire a fixed delivery cost is in francs and −1 says that there is none. */
function addressAnswer(address: Address): wire.Address {
  return { ...address, fixedDeliveryCost: address.fixedDeliveryCost === null ? -1 : chfFromRappen(address.fixedDeliveryCost) };
}

export function customerRoutes(services: AddressServices & { tokens: Tokens }): Binding[] {
  return [
    bind(wire.createGuest, async ({ body }) => createGuest(services, body)),
    bind(wire.readCustomerLogo, async ({ params }, { actor }, answer) => {
      answer.cacheControl = 'private, no-cache';
      return readLogo(services.db, params.id, actor);
    }),
    bind(wire.readAddresses, async ({ params }, { actor }) => {
      const items = (await addressesOf(services, params.id, actor)).map(addressAnswer);
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.createAddress, async ({ params, body }, { actor }) => addressAnswer(await addAddress(services, params.id, body, actor))),
    bind(wire.updateAddress, async ({ params, body }, { actor }) => addressAnswer(await changeAddress(services, params.id, body, actor))),
  ];
}
