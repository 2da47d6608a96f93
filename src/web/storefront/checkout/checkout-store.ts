/** The live checkout of a tab: one session, stored after each change. */
import type { CheckoutState } from '#domain/checkout/checkout-state.ts';
import type { AddressText } from '#domain/contact/address.ts';
import { sentKeys } from '#web/sent-keys.ts';
import type { CheckoutSession } from './checkout-session.ts';
import { newSession } from './checkout-session.ts';
import { readSession, writeSession } from './checkout-storage.ts';
import type { GuestForm } from '../form/guest-form.ts';

export interface CheckoutView {
  /** False until the stored session is read. */
  ready: boolean;
  session: CheckoutSession;
  /** The browser is leaving for the payment provider's page. */
  leaving: boolean;
  /** Who typed the checkout that has just ended as a guest. */
  lastGuest: GuestForm | null;
}

const initial: CheckoutView = { ready: false, session: newSession, leaving: false, lastGuest: null };

export class CheckoutStore {
  #view: CheckoutView = initial;
  readonly #listeners = new Set<() => void>();
  /** Of the addresses that it sends. */
  readonly keys = sentKeys();

  readonly view = (): CheckoutView => this.#view;
  readonly initialView = (): CheckoutView => initial;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#set({ ...initial, ready: true, session: readSession() });
  }

  get session(): CheckoutSession {
    return this.#view.session;
  }

  change(part: Partial<CheckoutSession>): void {
    const session = { ...this.#view.session, ...part };
    writeSession(session);
    this.#set({ ...this.#view, session });
  }

  changeCheckout(part: Partial<CheckoutState>): void {
    this.change({ checkout: { ...this.session.checkout, ...part } });
  }

  typeGuest(part: Partial<GuestForm>): void {
    this.change({ guestDraft: { ...this.session.guestDraft, ...part } });
  }

  typeInvoice(part: Partial<AddressText>): void {
    this.change({ invoiceDraft: { ...this.session.invoiceDraft, ...part } });
  }

  typeDelivery(part: Partial<AddressText>): void {
    this.change({ deliveryDraft: { ...this.session.deliveryDraft, ...part } });
  }

  /** Addresses belong to a customer: when the customer changes (log-in, log-out), they are dropped; typed text stays. */
  takeOver(customerId: number | null): void {
    if (this.session.customerId === customerId) return;
    this.change({
      customerId,
      guest: null,
      invoiceAddress: null,
      deliveryAddress: null,
      checkout: { ...this.session.checkout, guestCustomerId: null, invoiceAddressId: null, deliveryAddressId: null, paymentOption: null },
    });
  }

  /** Leaves for the payment; a visitor who comes back is led to the order. */
  leaveFor(address: string, placed: string): void {
    this.#set({ ...this.#view, leaving: true });
    this.change({ placed });
    globalThis.location.assign(address);
  }

  /** The browser restored the page from its back/forward cache. */
  stay(): void {
    this.#set({ ...this.#view, leaving: false });
  }

  reset(): void {
    const lastGuest = this.session.guest?.form ?? null;
    this.change(newSession);
    this.#set({ ...this.#view, lastGuest });
  }

  #set(view: CheckoutView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
