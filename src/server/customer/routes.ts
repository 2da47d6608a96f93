import type { ReadRules } from '#server/setting/shop-rules.ts';
import * as wire from '#contract/customer.ts';
import * as address from '#contract/address.ts';
import * as terms from '#contract/payment-term.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { fieldNotPermitted, Refusal } from '#server/call/refusal.ts';
import type { Tokens } from '#server/session/token.ts';
import { addressAnswer } from './address-answer.ts';
import { changeCustomer } from './change-customer.ts';
import { createCustomer } from './create-customer.ts';
import { createGuest } from './create-guest.ts';
import { readCustomerValues } from './read-customer-values.ts';
import { readCustomers, readOrderSettings } from './read-customers.ts';
import { readLogo } from './read-logo.ts';
import { readPaymentTerms, readSkonti } from './read-terms.ts';
import { addAddress, addressesOf, changeAddress, removeAddress } from './store-address.ts';
import type { AddressServices } from './store-address.ts';

/** A complete list as a single page. */
function whole<Item>(items: Item[]): { items: Item[]; page: number; perPage: number; total: number } {
  return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
}

export function customerRoutes(services: AddressServices & { tokens: Tokens; readRules: ReadRules }): Binding[] {
  return [
    bind(wire.createCustomer, async ({ body }, caller) =>
      'guest' in body ? createGuest(services, body) : createCustomer(services, body, caller),
    ),
    bind(wire.readCustomerLogo, async ({ params }, { actor }, answer) => {
      answer.cacheControl = 'private, no-cache';
      return readLogo(services.db, params.id, actor);
    }),
    bind(wire.readCustomers, async ({ query }, { actor }) => readCustomers(services.db, query, actor)),
    bind(wire.readCustomerValues, async ({ query }) => readCustomerValues(services.db, query)),
    bind(wire.updateCustomer, async ({ body }, { actor }) => changeCustomer(services, body, actor)),
    bind(wire.readOrderSettings, async ({ params }, { actor }) => ({
      orderSettings: await readOrderSettings(services.db, params.id, actor),
    })),
    bind(terms.readPaymentTerms, async ({ query }, { actor, language }) =>
      whole(await readPaymentTerms(services, query.customerId, { actor, language })),
    ),
    bind(terms.readSkonti, async ({ query }, { actor, language }) =>
      whole(await readSkonti(services.db, query.customerId, { actor, language })),
    ),
    bind(address.readAddresses, async ({ params }, { actor }) => whole((await addressesOf(services, params.id, actor)).map(addressAnswer))),
    bind(address.createAddress, async ({ params, body: { id: _none, ...body } }, { actor, idempotencyKey }) =>
      addAddress(services, params.id, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(address.updateAddress, async ({ params, body }, { actor }) =>
      addressAnswer(await changeAddress(services, params.id, body, actor)),
    ),
    bind(address.updateAddressById, async ({ params, body: { id = params.addressId, ...body } }, { actor }) => {
      if (id !== params.addressId) throw new Refusal(422, [fieldNotPermitted('body.id')]);
      return addressAnswer(await changeAddress(services, params.id, { ...body, id }, actor));
    }),
    bind(address.deleteAddress, async ({ params }, { actor }) => {
      await removeAddress(services, params.id, params.addressId, actor);
      return {};
    }),
  ];
}
