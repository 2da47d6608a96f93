/**
 * The pages of the checkout in their order, when each is complete, and which ones may be opened.
 * Specification: storefront §2 (Checkout steps), §4 (Checkout). It knows no router: a step is identified by its index in the list.
 */
import type { LocalizedText } from '#domain/language/language.ts';
import type { CheckoutState } from './checkout-state.ts';

export const stepIds = ['cart', 'signin', 'invoice', 'deliveryAddress', 'payment', 'summary', 'completed', 'paymentFailed'] as const;
export type StepId = (typeof stepIds)[number];

export interface CheckoutStep {
  readonly id: StepId;
  readonly route: string;
  readonly title: LocalizedText;
}

export const checkoutSteps: readonly CheckoutStep[] = [
  { id: 'cart', route: '/checkout/', title: { de: 'Warenkorb', fr: 'Panier', en: 'Cart' } },
  { id: 'signin', route: '/checkout/signin', title: { de: 'Anmelden', fr: 'Connexion', en: 'Log in' } },
  { id: 'invoice', route: '/checkout/invoice', title: { de: 'Rechnungsadresse', fr: 'Adresse de facturation', en: 'Invoice address' } },
  {
    id: 'deliveryAddress',
    route: '/checkout/delivery-address',
    title: { de: 'Lieferadresse', fr: 'Adresse de livraison', en: 'Delivery address' },
  },
  { id: 'payment', route: '/checkout/payment', title: { de: 'Bezahlung', fr: 'Paiement', en: 'Payment' } },
  { id: 'summary', route: '/checkout/summary', title: { de: 'Zusammenfassung', fr: 'Récapitulatif', en: 'Summary' } },
  { id: 'completed', route: '/checkout/completed', title: { de: 'Abgeschlossen', fr: 'Terminé', en: 'Completed' } },
  {
    id: 'paymentFailed',
    route: '/checkout/payment-failed',
    title: { de: 'Bezahlung Fehlgeschlagen', fr: 'Paiement échoué', en: 'Payment failed' },
  },
];

/** Facts that the steps depend on, besides the checkout's own entries. */
export interface CheckoutFacts {
  readonly cartEmpty: boolean;
  readonly loggedIn: boolean;
  readonly checkout: CheckoutState;
}

/** The step at an index of the list. Throws outside it. */
export function stepAt(index: number): CheckoutStep {
  const step = checkoutSteps[index];
  if (step === undefined) throw new Error(`illegal checkout page index: ${index}`);
  return step;
}

export function stepIndex(id: StepId): number {
  return stepIds.indexOf(id);
}

/** Shown in the navigation: sign-in only to visitors, the two final pages never. */
export function isStepVisible(id: StepId, loggedIn: boolean): boolean {
  if (id === 'completed' || id === 'paymentFailed') return false;
  return id !== 'signin' || !loggedIn;
}

export function stepComplete(id: StepId, { loggedIn, checkout }: CheckoutFacts): boolean {
  switch (id) {
    case 'cart':
      return true;
    case 'signin':
      return loggedIn || checkout.checkoutMode === 'GUEST';
    case 'invoice':
      return checkout.invoiceEmail.trim() !== '' && checkout.invoiceAddressId !== null;
    case 'deliveryAddress':
      return deliveryComplete(checkout);
    case 'payment':
      return checkout.paymentOption !== null;
    default:
      return isCheckoutValid(checkout);
  }
}

/** Whether the page after `from` may be opened: something in the cart, and every step up to and including `from` complete. */
export function mayMoveForward(from: StepId, facts: CheckoutFacts): boolean {
  return !facts.cartEmpty && stepIds.slice(0, stepIndex(from) + 1).every((id) => stepComplete(id, facts));
}

/** Whether a step may be opened; the cart always may. */
export function mayGoTo(step: StepId, facts: CheckoutFacts): boolean {
  const index = stepIndex(step);
  return index === 0 || mayMoveForward(stepAt(index - 1).id, facts);
}

/** The checkout is valid as soon as the place of delivery is known. */
export function isCheckoutValid(checkout: CheckoutState): boolean {
  return deliveryComplete(checkout);
}

/** A saved delivery address, or none needed because the goods are picked up. */
function deliveryComplete({ deliveryMode, deliveryAddressId }: CheckoutState): boolean {
  return deliveryMode === 'PICKUP' || deliveryAddressId !== null;
}
