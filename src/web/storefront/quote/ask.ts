import { requestQuote } from '#contract/quote.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { asBuyer, chooseInvoice, saveDelivery, saveGuest, saveInvoice } from '../checkout/buyer-actions.ts';
import type { BuyerServices } from '../checkout/buyer-actions.ts';
import type { GuestForm } from '../form/guest-form.ts';
import { orderPerson } from '../form/guest-form.ts';
import type { AskedAddress } from './asked-address.tsx';

export interface Asked {
  id: number;
  number: string;
  email: string;
  /** Names of what was sent along. */
  files: readonly string[];
}

export interface Question {
  lines: readonly CartLine[];
  message: string;
  /** The visitor's own number. */
  reference: string;
  pickup: boolean;
  /** Wanted day; empty: none. */
  until: string;
  email: string;
  /** Null: a buyer with an account. */
  guest: GuestForm | null;
  /** As typed, where no stored one is chosen. */
  address: AddressText;
  idempotencyKey: string;
}

/** Stores the guest and the address, and asks for the quote. */
export async function askForQuote(
  services: BuyerServices,
  question: Question,
  { stored, elsewhere }: Pick<AskedAddress, 'stored' | 'elsewhere'>,
): Promise<Omit<Asked, 'files'>> {
  const { store, call } = services;
  const { lines, message, reference, pickup, until, email, guest, address, idempotencyKey } = question;
  if (guest !== null) await saveGuest(services, guest);
  const given = stored ?? (elsewhere ? await saveDelivery(services, address) : null);
  if (given === null) await saveInvoice(services, address, email);
  else if (!elsewhere) chooseInvoice(store, given, email);
  const invoiceAddressId = store.session.invoiceAddress?.id ?? 0;
  const { id, formattedId } = await asBuyer(services, async (customerId, options) =>
    call(
      requestQuote,
      {
        body: {
          cartItems: lines.map((line) => ({
            key: line.key,
            productId: line.productId,
            configuration: line.configuration,
            quantity: line.quantity,
            externalCustomerRef: line.remark,
          })),
          comment: message,
          externalCustomerRef: reference,
          orderPerson: guest === null ? '' : orderPerson(guest),
          customerId,
          invoiceEmail: email,
          invoiceAddressId,
          deliveryAddressId: pickup ? null : (given?.id ?? invoiceAddressId),
          deliveryType: pickup ? 'PICKUP' : 'DELIVERY',
          requestedDeliveryDate: until,
        },
      },
      { ...options, idempotencyKey },
    ),
  );
  return { id, number: formattedId, email };
}
